import type { Order } from '@marketplace/shared/contracts';
import { Card, formatDate, formatMoney } from '@marketplace/shared/ui';
import styles from './next-steps.module.css';

const payment = ({ method, invoice }: Order): string => {
  const { number, balance, currency, dueDate, seller } = invoice;
  const account = seller.bankDetails ? ` to ${seller.bankDetails.join(', ')}` : '';
  const due = `${formatMoney(balance, currency)} by ${formatDate(dueDate)}`;
  if (balance === 0) return `Invoice ${number} is paid in full: there is nothing left to pay.`;
  if (method === 'invoice')
    return account ? `Pay invoice ${number}: transfer ${due}${account}.` : `Pay invoice ${number}: ${due}.`;
  if (method === 'bank_transfer')
    return `Transfer ${due}${account}, with ${number} as the reference. We confirm when it has arrived.`;
  return `Pay ${due}, here or later from the payment history.`;
};

const subscriptions = ({ method, status, invoice }: Order): string => {
  if (status === 'cancelled') return 'The order was cancelled, and its subscriptions with it.';
  const choose = 'choose who uses them in the payment history, under Subscriptions.';
  if (method === 'online' && invoice.balance > 0) return `Your subscriptions begin once you have paid. Then ${choose}`;
  return `Your subscriptions have begun. Now ${choose}`;
};

/** What happens after the order, by the way of paying. */
export const NextSteps = ({ order }: { order: Order }) => (
  <Card className={styles.next ?? ''}>
    <h3 className={styles.title}>What happens next</h3>
    <ol className={styles.steps}>
      <li>{payment(order)}</li>
      <li>{subscriptions(order)}</li>
    </ol>
  </Card>
);
