import { formatCount, type OwnSubscription, type RunningSubscription } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { formatDate } from '@marketplace/shared/ui';
import styles from './subscribed.module.css';

const usersOf = (users: number) => (users === 1 ? '1 user' : `${formatCount(users)} users`);

/** "25 users until 3 Mar 2027" */
const termOf = ({ users, endsAt, endsOn = endsAt, running }: OwnSubscription) => {
  if (running?.awaitsPayment) return `${usersOf(users)}, once the invoice is paid`;
  const from = running?.status === 'pending' ? ` from ${formatDate(running.startsOn ?? running.startsAt)}` : '';
  return `${usersOf(users)}${from} until ${formatDate(endsOn)}`;
};

const labels = { users: 'Add users', days: 'Extend' };

/** Opens the change of a subscription. */
const changePath = ({ clientId, id }: RunningSubscription, change: keyof typeof labels) =>
  `/payment-history?${new URLSearchParams({ client: clientId, view: 'subscriptions', subscription: id, change }).toString()}`;

interface Props {
  owned: OwnSubscription;
  mayChange: boolean;
  /** Others are not suspended. */
  saysSuspended: boolean;
}

/** One subscription of the organization, and what can be added to it. */
export const OwnedItem = ({ owned, mayChange, saysSuspended }: Props) => {
  const { clientName, suspended, running } = owned;
  return (
    <li>
      {`${clientName}: ${termOf(owned)}${suspended && saysSuspended ? ', suspended' : ''}`}
      {mayChange && running && running.changes.length > 0 && (
        <span className={styles.changes}>
          {running.changes.map((change) => (
            <Link key={change} to={changePath(running, change)}>
              {labels[change]}
            </Link>
          ))}
        </span>
      )}
    </li>
  );
};
