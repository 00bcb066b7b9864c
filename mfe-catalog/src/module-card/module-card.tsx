import type { ModuleCard as Module } from '@marketplace/shared/contracts';
import { modulePage, useComingSoon } from '@marketplace/shared/modules';
import { Link } from '@marketplace/shared/router';
import { Badge, ModuleIcon } from '@marketplace/shared/ui';
import { ArrowRight, Star } from 'lucide-react';
import styles from './module-card.module.css';
import { hasPriority } from './priority.ts';

/** Product cards always show this rating; a module's own rating is only used for ranking. */
export const CARD_RATING = 4.8;

interface Props {
  module: Module;
  /** The category's hue, for a tile without a picture. */
  hue?: number | undefined;
}

const Body = ({ module, hue, soon }: Props & { soon: boolean }) => (
  <>
    <span className={styles.top}>
      <ModuleIcon name={module.name} iconUrl={module.iconUrl} size={44} {...(hue !== undefined && { hue })} />
      {hasPriority(module.priority) && <Badge tone="accent">Priority</Badge>}
    </span>
    <span className={styles.name}>{module.name}</span>
    <span className={styles.tagline}>{module.tagline}</span>
    <span className={styles.foot}>
      {soon ? (
        <Badge>Coming Soon</Badge>
      ) : (
        <span className={styles.more}>
          Know More <ArrowRight size={15} aria-hidden />
        </span>
      )}
      <span className={styles.rating}>
        <Star size={13} fill="currentColor" strokeWidth={0} aria-hidden />
        <span className="visually-hidden">Rating</span> {CARD_RATING}
      </span>
    </span>
  </>
);

/** A module as a card that links to its page; one that is coming soon has no link yet. */
export const ModuleCard = ({ module, hue }: Props) => {
  const soon = useComingSoon()(module);
  const body = <Body module={module} hue={hue} soon={soon} />;
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
