import { upiLink, type Invoice, type Order } from '@marketplace/shared/contracts';
import { Card, formatDate, formatMoney } from '@marketplace/shared/ui';
import { QrCode } from '@marketplace/shared/ui/qr-code';
import styles from './next-steps.module.css';

const payment = ({ method, status, invoice }: Order): string => {
  const { number, balance, currency, dueDate, seller } = invoice;
  const account = seller.bankDetails ? ` to ${seller.bankDetails.join(', ')}` : '';
  const due = `${formatMoney(balance, currency)} by ${formatDate(dueDate)}`;
  if (status === 'cancelled') return `Invoice ${number} is void: nothing is to be paid.`;
  if (balance === 0) return `Invoice ${number} is paid in full: there is nothing left to pay.`;
  if (method === 'invoice')
    return account ? `Pay invoice ${number}: transfer ${due}${account}.` : `Pay invoice ${number}: ${due}.`;
  if (method === 'bank_transfer')
    return `Transfer ${due}${account}, with ${number} as the reference. We confirm when it has arrived.`;
  return `Pay ${due}, here or later from the payment history.`;
};

const subscriptions = ({ method, status, invoice }: Order): string => {
  if (status === 'cancelled') return 'None of its subscriptions begins. What you still need can be ordered again.';
  const choose = 'choose who uses them in the payment history, under Subscriptions.';
  if (method === 'online' && invoice.balance > 0) return `Your subscriptions begin once you have paid. Then ${choose}`;
  return `Your subscriptions have begun. Now ${choose}`;
};

/** Pays by a UPI app: scanned from a screen, or opened on the phone that has it. */
const PayByUpi = ({ invoice }: { invoice: Invoice }) => {
  const { seller, balance, number } = invoice;
  const link = upiLink({ payee: seller.name, upiId: seller.upiId ?? '', amount: balance, reference: number });
  return (
    <div className={styles.upi}>
      <QrCode
        text={link}
        label={`QR code to pay ${formatMoney(balance, 'INR')} by UPI`}
        instead={`Pay to ${seller.upiId}.`}
      />
      <p>
        Or pay at once with a UPI app: scan the code, or <a href={link}>open the app on this phone</a>. The amount and
        the reference are filled in.
      </p>
    </div>
  );
};

const takesUpi = ({ method, invoice: { seller, currency, balance } }: Order) =>
  method !== 'online' && Boolean(seller.upiId) && currency === 'INR' && balance > 0;

/** What happens after the order, by the way of paying. */
export const NextSteps = ({ order }: { order: Order }) => (
  <Card className={styles.next ?? ''}>
    <h3 className={styles.title}>What happens next</h3>
    <ol className={styles.steps}>
      <li>{payment(order)}</li>
      <li>{subscriptions(order)}</li>
    </ol>
    {takesUpi(order) && <PayByUpi invoice={order.invoice} />}
  </Card>
);
