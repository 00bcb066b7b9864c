import { Link } from '@marketplace/shared/router';
import { Skeleton } from '@marketplace/shared/ui';
import type { ReactNode } from 'react';
import styles from './subscription-overview.module.css';
import { useSubscriptionOverview } from './use-subscription-overview.ts';

const count = (value: number) => value.toLocaleString('en-IN');

/** An inline warning, so that the list below does not move. */
const EndingSoon = ({ ending }: { ending: number }) =>
  ending === 0 ? (
    <>0</>
  ) : (
    <>
      <span className={styles.soon}>{count(ending)}</span>
      <Link to="/subscription?status=expiring" className={styles.link}>
        {ending === 1 ? 'Show it' : 'Show them'}
      </Link>
    </>
  );

/** Totals, with a warning about subscriptions that end soon. Shows nothing if they can't be loaded. */
export const SubscriptionOverview = () => {
  const { data: overview, status } = useSubscriptionOverview();
  if (status === 'failed') return null;
  const figures: [string, ReactNode][] = [
    ['Active', overview && count(overview.running)],
    ['Users', overview && count(overview.users)],
    ['Seats used', overview && count(overview.seats)],
    ['Ending soon', overview && <EndingSoon ending={overview.ending} />],
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(([term, value]) => (
        <div key={term} className={styles.figure}>
          <dt>{term}</dt>
          <dd>{value ?? <Skeleton width={48} height={28} />}</dd>
        </div>
      ))}
    </dl>
  );
};
