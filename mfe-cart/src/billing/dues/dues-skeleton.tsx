import { Skeleton } from '@marketplace/shared/ui';
import styles from './dues-summary.module.css';

export const DuesSkeleton = () => (
  <div className={styles.summary} role="status" aria-label="Loading dues">
    <div className={styles.total}>
      <div className={styles.words}>
        <Skeleton width={72} height={13} />
        <div className={styles.skeletonAmount}>
          <Skeleton width={200} height={34} />
        </div>
        <Skeleton width={150} height={14} />
      </div>
    </div>
    <div className={styles.ageing}>
      <Skeleton height={10} />
      <div className={styles.skeletonLegend}>
        {[1, 2, 3, 4, 5].map((step) => (
          <Skeleton key={step} height={38} />
        ))}
      </div>
    </div>
  </div>
);
