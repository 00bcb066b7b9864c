import { type ManagedModuleSummary, statusTones } from '@marketplace/shared/contracts';
import { Badge } from '@marketplace/shared/ui';
import { PublishBadge } from '../lists/publish-badge.tsx';
import styles from './module-list.module.css';

type Standing = Pick<ManagedModuleSummary, 'status' | 'withdrawn' | 'hasDraft' | 'comingSoon'>;

/** The states that decide who sees a module. */
export const ModuleBadges = ({ module: { status, withdrawn, hasDraft, comingSoon } }: { module: Standing }) => (
  <span className={styles.badges}>
    <PublishBadge status={status} />
    {hasDraft && <Badge tone={statusTones.waiting}>Unpublished changes</Badge>}
    {withdrawn && <Badge>Bucket archived</Badge>}
    {comingSoon && <Badge tone="info">Coming soon</Badge>}
  </span>
);
