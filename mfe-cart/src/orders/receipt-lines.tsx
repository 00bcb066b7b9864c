import type { InvoiceLine, Order, Subscription } from '@marketplace/shared/contracts';
import { formatDate, formatMoney } from '@marketplace/shared/ui';
import { FreeTrial } from '../cart/trial/free-trial.tsx';
import { countOf } from '../cart/view/count-of.ts';
import styles from './receipt-lines.module.css';

interface Props {
  line: InvoiceLine;
  subscription: Subscription | undefined;
  currency: string;
}

const termOf = (subscription: Subscription) => {
  const { startsAt, endsAt, startsOn = startsAt, endsOn = endsAt, renewDays, awaitsPayment } = subscription;
  const renews = renewDays ? `, renews for ${countOf(renewDays, 'day')}` : '';
  return awaitsPayment
    ? `Subscription starts once you pay${renews}`
    : `Subscription from ${formatDate(startsOn)} to ${formatDate(endsOn)}${renews}`;
};

const Line = ({ line, subscription, currency }: Props) => (
  <li className={styles.line}>
    <div>
      <p className={styles.name}>{line.description}</p>
      <p className={styles.details}>
        {`${countOf(line.noOfUsers, 'user')} × ${countOf(line.noOfDays, 'day')} × ${formatMoney(line.unitPrice, currency)}`}
      </p>
      <FreeTrial days={line.trialDays} />
      {subscription && <p className={styles.details}>{termOf(subscription)}</p>}
    </div>
    <p className={styles.total}>{formatMoney(line.lineTotal, currency)}</p>
  </li>
);

/** What was ordered, and when the subscriptions start and end. */
export const ReceiptLines = ({ order: { invoice, subscriptions } }: { order: Order }) => (
  <ul className={styles.lines} aria-label="Subscriptions">
    {invoice.lines.map((line, index) => (
      <Line
        key={`${line.moduleId} ${index}`}
        line={line}
        subscription={subscriptions.find(({ moduleId }) => moduleId === line.moduleId)}
        currency={invoice.currency}
      />
    ))}
  </ul>
);
