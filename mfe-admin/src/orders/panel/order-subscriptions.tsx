import type { Subscription } from '@marketplace/shared/contracts';
import { Button, formatDate } from '@marketplace/shared/ui';
import { SubscriptionStatusBadge } from '../../subscription/subscription-status-badge.tsx';
import styles from './order-panel.module.css';

interface Props {
  subscriptions: Subscription[];
  onEnd: (id: string) => void;
}

const isOver = ({ status }: Subscription) => status === 'expired' || status === 'cancelled';

const termText = (subscription: Subscription) => {
  const { users, awaitsPayment, startsAt, endsAt, startsOn = startsAt, endsOn = endsAt } = subscription;
  const { trialEndsOn, renewDays, cancelReason } = subscription;
  const count = `${users.toLocaleString('en-IN')} ${users === 1 ? 'user' : 'users'}`;
  if (awaitsPayment) return `${count}, starts once it’s paid`;
  const why = isOver(subscription) && cancelReason ? `: ${cancelReason}` : '';
  const trial = trialEndsOn ? `, free until ${formatDate(trialEndsOn)}` : '';
  const renews = renewDays && !isOver(subscription) ? `, renews for ${renewDays.toLocaleString('en-IN')} days` : '';
  return `${count}, ${formatDate(startsOn)} to ${formatDate(endsOn)}${trial}${renews}${why}`;
};

/** The subscriptions that the order started. */
export const OrderSubscriptions = ({ subscriptions, onEnd }: Props) =>
  subscriptions.length > 0 && (
    <section aria-label="Subscriptions">
      <h3 className={styles.heading}>Subscriptions</h3>
      <ul className={styles.box} data-list>
        {subscriptions.map((subscription) => (
          <li key={subscription.id} className={styles.payment}>
            <span>
              <strong>{subscription.moduleName}</strong>
              <small>{termText(subscription)}</small>
              {!isOver(subscription) && !subscription.awaitsPayment && (
                <span>
                  <Button size="small" kind="quiet" onClick={() => onEnd(subscription.id)}>
                    {`End ${subscription.moduleName} early`}
                  </Button>
                </span>
              )}
            </span>
            <SubscriptionStatusBadge status={subscription.status} />
          </li>
        ))}
      </ul>
    </section>
  );
