import { Skeleton } from '@marketplace/shared/ui';
import { DuesSkeleton } from './dues/dues-skeleton.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';
import styles from './books-tabs.module.css';

/** The page's shape until it is known who looks, and at whose books. */
export const BooksSkeleton = () => (
  <>
    <DuesSkeleton />
    <div className={styles.tabs} aria-hidden>
      {[56, 64, 88, 36].map((width) => (
        <span key={width} className={styles.tab}>
          <Skeleton width={width} height={14} />
        </span>
      ))}
    </div>
    <RowsSkeleton label="Loading the payment history" widths={[128, 88, 88, 160, 72, 104, 104]} />
  </>
);
