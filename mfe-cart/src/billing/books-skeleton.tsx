import { Skeleton } from '@marketplace/shared/ui';
import { DuesSkeleton } from './dues/dues-skeleton.tsx';
import { RowsSkeleton } from '@marketplace/shared/ui/list';
import styles from './books-skeleton.module.css';

/** The page's shape until the user and the client are known. */
export const BooksSkeleton = () => (
  <>
    <DuesSkeleton />
    <div className={styles.tabs} aria-hidden>
      {[56, 64, 88, 36].map((width) => (
        <Skeleton key={width} width={width} height={14} />
      ))}
    </div>
    <RowsSkeleton label="Loading payment history" widths={[128, 88, 88, 160, 72, 104, 104]} />
  </>
);
