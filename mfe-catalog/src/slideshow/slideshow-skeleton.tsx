import { Skeleton } from '@marketplace/shared/ui';
import styles from './slideshow.module.css';

export const SlideshowSkeleton = () => (
  <div className={styles.slideshow} role="status" aria-label="Loading highlights">
    <div className={styles.waiting}>
      <Skeleton width="70%" height={36} />
      <Skeleton width="90%" height={16} />
      <Skeleton width={140} height={44} />
    </div>
  </div>
);
