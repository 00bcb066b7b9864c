import { formatCount, accessLook, type Module } from '@marketplace/shared/contracts';
import { useUser } from '@marketplace/shared/session';
import { Badge, Breadcrumb, formatDate, ModuleIcon } from '@marketplace/shared/ui';
import { Star } from 'lucide-react';
import { CARD_RATING } from '../module-card/module-card.tsx';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import { hasPriority } from '../module-card/priority.ts';
import { countOf } from '../reviews/count-of.ts';
import { REVIEWS } from '../reviews/use-reviews.ts';
import { moduleCrumbs } from '../subject/crumbs.ts';
import styles from './module.module.css';

/** The signed-in user's access to this module. */
const AccessBadge = ({ moduleId }: { moduleId: string }) => {
  const access = useUser()?.userAccess.modules.find(({ id }) => id === moduleId);
  if (access === undefined) return null;
  const { tone, label } = accessLook(access.moduleAccess, access.suspended);
  return <Badge tone={tone}>{label}</Badge>;
};

/** The average of its reviews; the rating of the cards until there are any. */
const Rating = ({ module: { rating, reviewCount = 0 } }: { module: Module }) => {
  const isReviewed = reviewCount > 0 && rating !== null;
  return (
    <span className={styles.stars}>
      <Star size={15} fill="currentColor" strokeWidth={0} aria-hidden />
      <span className="visually-hidden">Rating</span> {isReviewed ? rating.toFixed(1) : CARD_RATING}
      {isReviewed && <a href={`#${REVIEWS}`}>({countOf(reviewCount)})</a>}
    </span>
  );
};

const Facts = ({ module }: { module: Module }) => (
  <p className={styles.facts}>
    <Rating module={module} />
    <span>{formatCount(module.downloads)} installations</span>
    {module.version && <span>Version {module.version}</span>}
    {module.releasedAt && !module.comingSoon && <span>Released {formatDate(module.releasedAt)}</span>}
    {module.comingSoon && module.expectedOn && <span>Expected {formatDate(module.expectedOn)}</span>}
  </p>
);

export const ModuleHeader = ({ module }: { module: Module }) => (
  <header className={styles.header}>
    <Breadcrumb crumbs={moduleCrumbs(module, module.name)} />
    <div className={styles.headline}>
      <ModuleIcon name={module.name} iconUrl={module.iconUrl} hue={module.categoryHue} size={72} />
      <div className={styles.titles}>
        <h1 tabIndex={-1}>{module.name}</h1>
        {module.publisher && <p className={styles.publisher}>By {module.publisher}</p>}
        <p className={styles.tagline}>{module.tagline || module.description}</p>
      </div>
    </div>
    <div className={styles.meta}>
      <Facts module={module} />
      <CompareToggle module={module} />
      <span className={styles.badges}>
        {hasPriority(module.priority) && <Badge tone="accent">Priority</Badge>}
        {module.comingSoon && <Badge>Coming Soon</Badge>}
        {module.tags.slice(0, 4).map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
        <AccessBadge moduleId={module.id} />
      </span>
    </div>
  </header>
);
