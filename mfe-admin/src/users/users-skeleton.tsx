import { Skeleton } from '@marketplace/shared/ui';
import styles from './users-skeleton.module.css';

const rows = Array.from({ length: 8 }, (_, index) => index);

/** Rows in the shape of the list. */
export const UsersSkeleton = () => (
  <div className={styles.frame} role="status" aria-label="Loading users">
    {rows.map((row) => (
      <div key={row} className={styles.row}>
        <Skeleton width={32} height={32} />
        <span className={styles.texts}>
          <Skeleton width={120 + 16 * (row % 3)} height={13} />
          <Skeleton width={170} height={11} />
        </span>
        <Skeleton width={72} height={20} />
        <Skeleton width={120} height={20} />
        <Skeleton width={64} height={20} />
        <Skeleton width={140} height={13} />
      </div>
    ))}
  </div>
);
