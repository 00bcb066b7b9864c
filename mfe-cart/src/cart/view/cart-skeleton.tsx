import { Skeleton } from '@marketplace/shared/ui';
import rowStyles from './cart-row.module.css';
import styles from './filled-cart.module.css';
import skeletonStyles from './cart-skeleton.module.css';

const Row = () => (
  <li className={rowStyles.row}>
    <div className={rowStyles.check}>
      <Skeleton width={18} height={18} />
    </div>
    <div className={rowStyles.icon}>
      <Skeleton width={48} height={48} />
    </div>
    <div className={rowStyles.text}>
      <Skeleton width="40%" height={18} />
      <div className={skeletonStyles.gap} />
      <Skeleton width="80%" height={14} />
    </div>
    <div className={rowStyles.equation}>
      <div className={skeletonStyles.equation}>
        <Skeleton width={138} height={40} />
        <Skeleton width={138} height={40} />
        <span className={skeletonStyles.total}>
          <Skeleton width={96} height={22} />
        </span>
      </div>
    </div>
  </li>
);

/** The cart's shape while it loads. */
export const CartSkeleton = () => (
  <div className={styles.layout} role="status" aria-label="Loading your cart">
    <div className={styles.lines}>
      <div className={skeletonStyles.toolbar} />
      <ul>
        <Row />
        <Row />
        <Row />
      </ul>
    </div>
    <div className={skeletonStyles.summary}>
      <Skeleton width="40%" height={22} />
      <Skeleton height={14} />
      <Skeleton height={14} />
      <Skeleton width="60%" height={32} />
      <Skeleton height={48} />
    </div>
  </div>
);
