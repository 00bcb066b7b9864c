import type { Subscription } from '@marketplace/shared/contracts';
import { modulePage } from '@marketplace/shared/modules';
import { Link } from '@marketplace/shared/router';
import { formatDate, ModuleIcon } from '@marketplace/shared/ui';
import type { Column } from '@marketplace/shared/ui/table';
import { RowLink } from '@marketplace/shared/ui/list';
import styles from './subscription-columns.module.css';
import { SubscriptionStatusBadge } from './subscription-status-badge.tsx';

const count = (value: number) => value.toLocaleString('en-IN');

const daysText = (days: number) => `${count(days)} ${days === 1 ? 'day' : 'days'}`;

const Module = ({ moduleId, moduleName, iconUrl }: Subscription) => (
  <span className={styles.module}>
    <ModuleIcon name={moduleName} iconUrl={iconUrl} size={32} />
    <RowLink to={modulePage(moduleId)} preventScrollReset={false}>
      {moduleName}
    </RowLink>
  </span>
);

/** Links to the client's books. */
const ClientName = ({ clientId, clientName }: Subscription) => (
  <Link
    to={`/payment-history?client=${encodeURIComponent(clientId)}&view=subscriptions`}
    className={styles.link}
    title={`Payment history of ${clientName}`}
  >
    {clientName}
  </Link>
);

const renewalText = ({ status, daysLeft, cancelAtEnd, renewDays, awaitsPayment }: Subscription) => {
  if (awaitsPayment) return 'Starts once it’s paid';
  if (status === 'expired' || status === 'cancelled') return 'Ended';
  const left = `${daysText(daysLeft)} left`;
  if (cancelAtEnd) return `${left}, canceled`;
  return renewDays ? `${left}, renews for ${daysText(renewDays)}` : left;
};

const Renewal = (subscription: Subscription) => (
  <span className={styles.renewal}>
    <time dateTime={subscription.endsAt}>{formatDate(subscription.endsOn ?? subscription.endsAt)}</time>
    <span className={styles.small} data-soon={subscription.status === 'expiring' || undefined}>
      {renewalText(subscription)}
    </span>
  </span>
);

/** Where to credit it, end it early or see its payments. */
const OrderLink = ({ orderId, moduleName }: Subscription) => (
  <Link
    to={`/orders?order=${encodeURIComponent(orderId)}`}
    className={styles.link}
    aria-label={`Open the order of ${moduleName}`}
  >
    Open
  </Link>
);

/** A suspension also shows its start and its invoice. */
const Status = ({ status, suspension, clientId }: Subscription) => (
  <span className={styles.status}>
    <SubscriptionStatusBadge status={status} />
    {suspension && (
      <span className={styles.small}>
        since {formatDate(suspension.since)}:{' '}
        <Link
          to={`/payment-history?${new URLSearchParams({ client: clientId, invoice: suspension.invoiceId }).toString()}`}
          className={styles.link}
        >
          {suspension.invoiceNumber}
        </Link>{' '}
        is unpaid
      </span>
    )}
  </span>
);

export const subscriptionColumns: Column<Subscription>[] = [
  { key: 'module', title: 'Module', lead: true, sortedBy: 'moduleName', cell: Module },
  { key: 'client', title: 'Organization', sortedBy: 'clientName', cell: ClientName },
  { key: 'users', title: 'Users', numeric: true, sortedBy: 'users', cell: ({ users }) => count(users) },
  {
    ...{ key: 'seats', title: 'Seats used', numeric: true },
    cell: ({ seats, users }) => `${count(seats.length)} of ${count(users)}`,
  },
  {
    ...{ key: 'starts', title: 'Starts', spare: true, sortedBy: 'startsAt' },
    cell: ({ startsAt, startsOn = startsAt }) => <span className={styles.day}>{formatDate(startsOn)}</span>,
  },
  { key: 'ends', title: 'Renewal', sortedBy: 'endsAt', cell: Renewal },
  { key: 'status', title: 'Status', cell: Status },
  { key: 'order', title: 'Order', spare: true, cell: OrderLink },
];
