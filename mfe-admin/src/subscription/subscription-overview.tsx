import type { Subscription } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { Notice, Skeleton } from '@marketplace/shared/ui';
import { overviewOf } from './overview.ts';
import styles from './subscription-overview.module.css';

const count = (value: number) => value.toLocaleString('en-IN');

const EndingSoon = ({ ending }: { ending: number }) => (
  <Notice tone="warning">
    {`${count(ending)} ${ending === 1 ? 'subscription ends' : 'subscriptions end'} within 30 days. `}
    <Link to="/subscription?status=expiring" className={styles.link}>
      {ending === 1 ? 'Show it' : 'Show them'}
    </Link>
  </Notice>
);

/** What is running, and a warning of what ends soon. Nothing is known until the list is there. */
export const SubscriptionOverview = ({ subscriptions }: { subscriptions: Subscription[] | undefined }) => {
  const overview = subscriptions && overviewOf(subscriptions);
  const figures: [string, number | undefined][] = [
    ['Running', overview?.running],
    ['Users', overview?.users],
    ['Seats used', overview?.seats],
    ['Ending within 30 days', overview?.ending],
  ];
  return (
    <div className={styles.overview}>
      <dl className={styles.figures}>
        {figures.map(([term, value]) => (
          <div key={term} className={styles.figure}>
            <dt>{term}</dt>
            <dd>{value === undefined ? <Skeleton width={48} height={28} /> : count(value)}</dd>
          </div>
        ))}
      </dl>
      {overview && overview.ending > 0 && <EndingSoon ending={overview.ending} />}
    </div>
  );
};
