import { EmptyState, Skeleton } from '@marketplace/shared/ui';
import { CreditCard } from 'lucide-react';
import { ListFailed } from '../view/list-failed.tsx';
import styles from './subscription-skeleton.module.css';

export const SubscriptionsFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert">
    <ListFailed what="subscriptions" onRetry={onRetry} />
  </div>
);

export const NoSubscriptions = () => (
  <EmptyState
    icon={CreditCard}
    title="No subscriptions yet"
    text="Every module that a client orders stands here: for how many users, until when, and who has a seat."
  />
);

const rows = Array.from({ length: 8 }, (_, index) => index);

/** Rows in the shape of the list. */
export const SubscriptionsSkeleton = () => (
  <div className={styles.skeleton} role="status" aria-label="Loading subscriptions">
    {rows.map((row) => (
      <div key={row} className={styles.row}>
        <Skeleton width={32} height={32} />
        <Skeleton width={110 + 16 * (row % 3)} height={14} />
        <Skeleton width={160} height={14} />
        <Skeleton width={32} height={14} />
        <Skeleton width={56} height={14} />
        <Skeleton width={96} height={14} />
        <Skeleton width={72} height={24} />
      </div>
    ))}
  </div>
);
