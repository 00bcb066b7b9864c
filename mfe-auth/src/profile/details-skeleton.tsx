import { Skeleton } from '@marketplace/shared/ui';
import styles from './profile-form.module.css';

/** Three fields and a button, at their final heights. */
export const DetailsSkeleton = () => (
  <div className={styles.form} role="status" aria-label="Loading your details">
    <Skeleton height={70} />
    <Skeleton height={96} />
    <Skeleton height={96} />
    <Skeleton height={40} />
  </div>
);
