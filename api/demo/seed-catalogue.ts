import type { ModuleSection, Rendition } from '@marketplace/shared/contracts';
import {
  buckets,
  categories,
  companyMaster,
  insertAll,
  modules,
  moduleVersions,
  pricingTiers,
  privacyPolicies,
  slides,
  topChoices,
  type Transaction,
  tutorials,
} from '../src/db/index.ts';
import { versionRows } from '../src/catalog/index.ts';
import type { DemoContent, DemoModule, DemoSlide, DemoTopChoice } from './content.ts';

/** Where the API serves the files in `media`. */
const media = (file: string) => `/api/marketplace/media/${file}`;

type Previews = DemoContent['previews'];

/** A file is named after its width in pixels, except for the widest. */
const renditions = (previews: Previews, name: string, nameDark: string, widest: number, ...narrower: number[]) =>
  [...narrower, widest].map((width, index): Rendition => {
    const end = width === widest ? '.avif' : `-${width}.avif`;
    const [preview, previewDark] = index === 0 ? [previews[name], previews[nameDark]] : [];
    const small = { ...(preview && { preview }), ...(previewDark && { previewDark }) };
    return { width, url: media(name + end), urlDark: media(nameDark + end), ...small };
  });

export const sectionsOf = ({ id, sections }: DemoModule): ModuleSection[] =>
  sections.map((sectionName, index) => ({ sectionId: `${id}-${index + 1}`, sectionName }));

const screenshotOf = (previews: Previews, module: string, number: number, alt: string) => {
  const name = `shot-${module}-${number}`;
  const [url, urlDark] = [media(`${name}.avif`), media(`${name}-dark.avif`)];
  return { url, urlDark, alt, renditions: renditions(previews, name, `${name}-dark`, 1280, 720) };
};

function moduleRow(
  module: DemoModule,
  bucketId: string,
  { company, previews }: DemoContent,
): typeof modules.$inferInsert {
  const {
    id,
    expectedOn,
    graduated: _graduated,
    hasUrl,
    hasVideo,
    longDescription,
    releasedAt,
    screenshots,
    unitPrice: _,
    versions: _versions,
    ...fields
  } = module;
  return {
    ...fields,
    id,
    bucketId,
    supportEmail: company.supportEmail,
    taxCode: '998314',
    longDescription: longDescription.join('\n\n'),
    iconUrl: media(`icon-${id}.svg`),
    moduleUrl: hasUrl ? `/api/marketplace/demo-app/${id}` : null,
    videoUrl: hasVideo ? media(`video-${id}.webm`) : null,
    screenshots: screenshots.map((alt, index) => screenshotOf(previews, id, index + 1, alt)),
    sections: sectionsOf(module),
    comingSoon: expectedOn !== undefined,
    expectedOn: expectedOn ?? null,
    releasedAt: expectedOn === undefined ? new Date(releasedAt) : null,
  };
}

const versionsOf = ({ id, versions = [] }: DemoModule) =>
  versionRows(
    id,
    versions.map(({ notes, ...version }) => ({ ...version, notes: notes.map((note) => `- ${note}`).join('\n') })),
  );

/** More users, or a year, make a user's day cheaper: `percent` of the base price. */
const steps = [
  { name: 'Team', minUsers: 1, maxUsers: 24, minDays: 1, percent: 100 },
  { name: 'Department', minUsers: 25, maxUsers: 99, minDays: 1, percent: 90 },
  { name: 'Company', minUsers: 100, maxUsers: null, minDays: 1, percent: 80 },
  { name: 'Annual', minUsers: 1, maxUsers: null, minDays: 365, percent: 75 },
];
/** For modules without a price of their own: 5 per user and day. */
const STANDARD_PRICE = 500;

const tiersOf = (moduleId: string | null, basePrice: number, currency: string, graduated = false) =>
  steps.map(({ percent, ...step }) => ({
    ...step,
    id: `${moduleId ?? 'standard'}-${step.name.toLowerCase()}`,
    moduleId,
    currency,
    unitPrice: Math.max(1, Math.round((basePrice * percent) / 100)),
    model: graduated ? ('graduated' as const) : ('volume' as const),
  }));

const slideRow = (previews: Previews, slide: DemoSlide, position: number) => {
  const name = `slide-${slide.id}`;
  const [dark, phone, phoneDark] = [`${name}-dark`, `${name}-phone`, `${name}-dark-phone`];
  return {
    ...slide,
    imageUrl: media(`${name}.avif`),
    imageUrlDark: media(`${dark}.avif`),
    renditions: renditions(previews, name, dark, 1920, 720, 960),
    imageUrlPhone: media(`${phone}.avif`),
    imageUrlPhoneDark: media(`${phoneDark}.avif`),
    renditionsPhone: renditions(previews, phone, phoneDark, 1170, 780),
    position,
  };
};

const topChoiceRow = (previews: Previews, choice: DemoTopChoice, position: number) => {
  const name = `video-${choice.moduleId}`;
  const [poster, posterDark] = [`${name}-poster`, `${name}-dark-poster`];
  return {
    ...choice,
    videoUrl: media(`${name}.webm`),
    thumbnailUrl: media(`${poster}.avif`),
    imageUrl: media(`${poster}.avif`),
    videoUrlDark: media(`${name}-dark.webm`),
    thumbnailUrlDark: media(`${posterDark}.avif`),
    imageUrlDark: media(`${posterDark}.avif`),
    renditions: renditions(previews, poster, posterDark, 960, 480, 720),
    position,
  };
};

const inOrder = <Row extends object>(rows: Row[]) => rows.map((row, position) => ({ ...row, position }));

export async function seedCatalogue(tx: Transaction, content: DemoContent): Promise<void> {
  const { company, previews } = content;
  const bucketRows = content.categories.flatMap((category) =>
    inOrder(category.buckets).map((bucket) => ({ ...bucket, categoryId: category.id })),
  );
  const all = bucketRows.flatMap((bucket) => bucket.modules.map((module) => ({ module, bucketId: bucket.id })));

  await insertAll(tx, categories, inOrder(content.categories));
  await insertAll(tx, buckets, bucketRows);
  await insertAll(
    tx,
    modules,
    all.map(({ module, bucketId }) => moduleRow(module, bucketId, content)),
  );
  await insertAll(
    tx,
    moduleVersions,
    all.flatMap(({ module }) => versionsOf(module)),
  );
  await insertAll(tx, pricingTiers, [
    ...tiersOf(null, STANDARD_PRICE, company.currency),
    ...all.flatMap(({ module }) => tiersOf(module.id, module.unitPrice, company.currency, module.graduated)),
  ]);
  await insertAll(
    tx,
    slides,
    content.slides.map((slide, position) => slideRow(previews, slide, position)),
  );
  await insertAll(
    tx,
    topChoices,
    content.topChoices.map((choice, position) => topChoiceRow(previews, choice, position)),
  );
  await insertAll(tx, tutorials, inOrder(content.tutorials));
  await tx.insert(companyMaster).values({ id: 1, data: company });
  await tx.insert(privacyPolicies).values({ id: '1', html: content.privacyPolicy });
}
