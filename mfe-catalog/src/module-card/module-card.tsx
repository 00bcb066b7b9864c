import type { ListedModule, ModuleCard as Module } from '@marketplace/shared/contracts';
import { modulePage, useComingSoon } from '@marketplace/shared/modules';
import { Link } from '@marketplace/shared/router';
import { Badge, ModuleIcon } from '@marketplace/shared/ui';
import { ArrowRight, Star } from 'lucide-react';
import { countOf } from '../reviews/count-of.ts';
import { CardFacts } from './card-facts.tsx';
import styles from './module-card.module.css';
import { hasPriority } from './priority.ts';

/** Product cards show this rating; a module's own is used for ranking, and shown in lists sorted by it. */
export const CARD_RATING = 4.8;

interface Props {
  /** A listed module also shows its publisher, price, trial and installations. */
  module: Module | ListedModule;
  /** The category's hue, for a tile without a picture. */
  hue?: number | undefined;
  /** Shows the module's own rating. */
  ownRating?: boolean | undefined;
}

const Rating = ({ value, reviews = 0 }: { value: number | null; reviews?: number | undefined }) =>
  value === null ? (
    <span className={styles.unrated}>Not rated</span>
  ) : (
    <span className={styles.rating}>
      <Star size={13} fill="currentColor" strokeWidth={0} aria-hidden />
      <span className="visually-hidden">Rating</span> {value.toFixed(1)}
      {reviews > 0 && ` (${countOf(reviews)})`}
    </span>
  );

const Body = ({ module, hue, ownRating, soon }: Props & { soon: boolean }) => (
  <>
    <span className={styles.top}>
      <ModuleIcon name={module.name} iconUrl={module.iconUrl} size={44} {...(hue !== undefined && { hue })} />
      {hasPriority(module.priority) && <Badge tone="accent">Priority</Badge>}
    </span>
    <span className={styles.name}>
      {module.name}
      {'publisher' in module && module.publisher && <span className={styles.publisher}>by {module.publisher}</span>}
    </span>
    <span className={styles.tagline}>{module.tagline}</span>
    {'priceFrom' in module && <CardFacts module={module} />}
    <span className={styles.foot}>
      {soon ? (
        <Badge>Coming Soon</Badge>
      ) : (
        <span className={styles.more}>
          Know More <ArrowRight size={15} aria-hidden />
        </span>
      )}
      {ownRating ? (
        <Rating value={module.rating} reviews={'reviewCount' in module ? module.reviewCount : 0} />
      ) : (
        <Rating value={CARD_RATING} />
      )}
    </span>
  </>
);

/** A module as a card that links to its page; one that is coming soon has no link yet. */
export const ModuleCard = ({ module, hue, ownRating }: Props) => {
  const soon = useComingSoon()(module);
  const body = <Body {...{ module, hue, ownRating, soon }} />;
  return soon ? (
    <div className={styles.card} data-soon>
      {body}
    </div>
  ) : (
    <Link to={modulePage(module.id)} className={styles.card}>
      {body}
    </Link>
  );
};
