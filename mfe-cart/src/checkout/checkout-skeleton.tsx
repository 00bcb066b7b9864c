import { Skeleton, SkeletonList } from '@marketplace/shared/ui';
import styles from './checkout-view.module.css';

/** The checkout's shape while it loads. */
export const CheckoutSkeleton = () => (
  <div role="status" aria-label="Loading checkout">
    <div className={styles.stepsSkeleton}>
      <Skeleton height={46} />
    </div>
    <div className={styles.layout}>
      <SkeletonList />
      <Skeleton height={240} />
    </div>
  </div>
);
