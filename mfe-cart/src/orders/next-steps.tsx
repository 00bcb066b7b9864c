import { upiLink, type Invoice, type Order } from '@marketplace/shared/contracts';
import { Card, formatDate, formatMoney } from '@marketplace/shared/ui';
import { QrCode } from '@marketplace/shared/ui/qr-code';
import styles from './next-steps.module.css';

const payment = ({ method, status, invoice }: Order): string => {
  const { number, balance, currency, dueDate, seller } = invoice;
  const account = seller.bankDetails ? ` to ${seller.bankDetails.join(', ')}` : '';
  const due = `${formatMoney(balance, currency)} by ${formatDate(dueDate)}`;
  if (status === 'cancelled') return `Invoice ${number} is void. There’s nothing to pay.`;
  if (balance === 0) return `Invoice ${number} is paid in full. There’s nothing left to pay.`;
  if (method === 'invoice')
    return account ? `Pay invoice ${number}: transfer ${due}${account}.` : `Pay invoice ${number}: ${due}.`;
  if (method === 'bank_transfer')
    return `Transfer ${due}${account}, with ${number} as the reference. We’ll confirm when it arrives.`;
  return `Pay ${due}, here or later from your payment history.`;
};

const subscriptions = ({ method, status, invoice }: Order): string => {
  if (status === 'cancelled') return 'Its subscriptions won’t start. You can order again any time.';
  const choose = 'choose who uses them in your payment history, under Subscriptions.';
  if (method === 'online' && invoice.balance > 0) return `Your subscriptions start once you pay. Then ${choose}`;
  return `Your subscriptions have started. Now ${choose}`;
};

/** Pays through a UPI app: scanned from a screen, or opened on the phone that has it. */
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
        Or pay now with a UPI app: scan the code, or <a href={link}>open the app on this phone</a>. We fill in the
        amount and reference.
      </p>
    </div>
  );
};

const takesUpi = ({ method, invoice: { seller, currency, balance } }: Order) =>
  method !== 'online' && Boolean(seller.upiId) && currency === 'INR' && balance > 0;

/** What happens after the order, by payment method. */
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
