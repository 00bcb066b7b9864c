import type { Subscription } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { Skeleton } from '@marketplace/shared/ui';
import type { ReactNode } from 'react';
import { overviewOf } from './overview.ts';
import styles from './subscription-overview.module.css';

const count = (value: number) => value.toLocaleString('en-IN');

/** A warning without a line of its own: the list below stays where it is. */
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

/** What is running, and a warning of what ends soon. Nothing is known until the list is there. */
export const SubscriptionOverview = ({ subscriptions }: { subscriptions: Subscription[] | undefined }) => {
  const overview = subscriptions && overviewOf(subscriptions);
  const figures: [string, ReactNode][] = [
    ['Running', overview && count(overview.running)],
    ['Users', overview && count(overview.users)],
    ['Seats used', overview && count(overview.seats)],
    ['Ending within 30 days', overview && <EndingSoon ending={overview.ending} />],
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
