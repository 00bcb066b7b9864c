import { formatCount, resolveTier, type ComparedModule } from '@marketplace/shared/contracts';
import { modulePage } from '@marketplace/shared/modules';
import { Link } from '@marketplace/shared/router';
import { formatDate, formatMoney } from '@marketplace/shared/ui';
import type { ReactNode } from 'react';
import { countOf } from '../reviews/count-of.ts';

export interface Term {
  users: number;
  days: number;
}

interface Row {
  label: string;
  /** The value that the modules are compared by, which is also shown if there is no `cell`. */
  text: (module: ComparedModule, term: Term) => string;
  cell?: (module: ComparedModule) => ReactNode;
}

/** Nothing is known. */
const NONE = '–';

const list = (texts: string[]) => texts.join(', ') || NONE;

const price = ({ comingSoon, pricingTiers }: ComparedModule, { users, days }: Term) => {
  if (comingSoon) return 'Not on sale yet';
  const tier = resolveTier(pricingTiers, users, days);
  return tier ? formatMoney(users * days * tier.unitPrice, tier.currency) : 'No price';
};

const priceFrom = ({ pricingTiers }: ComparedModule) => {
  const [lowest] = pricingTiers.toSorted((one, other) => one.unitPrice - other.unitPrice);
  return lowest ? `${formatMoney(lowest.unitPrice, lowest.currency)} per user and day` : NONE;
};

const rating = ({ rating: average, reviewCount = 0 }: ComparedModule) => {
  if (average === null) return NONE;
  return reviewCount > 0 ? `${average.toFixed(1)} (${countOf(reviewCount)})` : average.toFixed(1);
};

const lastRelease = ({ versions: [newest], version, releasedAt }: ComparedModule) => {
  const name = newest?.version ?? version;
  const day = newest?.releasedOn ?? releasedAt;
  return [name, day && formatDate(day)].filter(Boolean).join(', ') || NONE;
};

const WorksWith = ({ worksWith }: ComparedModule) =>
  worksWith.map(({ name, id }, index) => (
    <span key={name}>
      {index > 0 && ', '}
      {id === null ? name : <Link to={modulePage(id)}>{name}</Link>}
    </span>
  ));

/** The rows of a comparison, in order. */
export const compareRows: Row[] = [
  { label: 'Price', text: price },
  { label: 'Price from', text: priceFrom },
  { label: 'Trial', text: ({ trialDays }) => (trialDays > 0 ? `${trialDays} days` : 'None') },
  { label: 'Rating', text: rating },
  { label: 'Installations', text: ({ downloads }) => formatCount(downloads) },
  { label: 'Publisher', text: ({ publisher }) => publisher ?? NONE },
  { label: 'Last release', text: lastRelease },
  { label: 'Category', text: ({ category, bucketName }) => `${category}, ${bucketName}` },
  { label: 'Tags', text: ({ tags }) => list(tags) },
  { label: 'What’s inside', text: ({ sections }) => list(sections.map(({ sectionName }) => sectionName)) },
  {
    label: 'Works with',
    text: ({ worksWith }) => list(worksWith.map(({ name }) => name)),
    cell: (module) => (module.worksWith.length > 0 ? <WorksWith {...module} /> : NONE),
  },
  {
    label: 'Support',
    text: ({ supportEmail }) => supportEmail ?? NONE,
    cell: ({ supportEmail }) => (supportEmail ? <a href={`mailto:${supportEmail}`}>{supportEmail}</a> : NONE),
  },
];

/** Whether a row reads the same for all modules. */
export const isSame = ({ text }: Row, modules: ComparedModule[], term: Term) =>
  new Set(modules.map((module) => text(module, term))).size < 2;
