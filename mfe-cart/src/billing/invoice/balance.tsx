import { type Invoice, isCreditedInFull } from '@marketplace/shared/contracts';
import { formatDate, formatMoney } from '@marketplace/shared/ui';
import styles from './invoice-actions.module.css';

const dueText = (invoice: Invoice) => {
  const { status, paymentStatus, balance, dueDate } = invoice;
  if (status === 'voided') return 'This invoice is void. There’s nothing to pay.';
  if (isCreditedInFull(invoice)) return 'Credited in full. There’s nothing to pay.';
  if (balance === 0) return 'Paid in full.';
  return `${paymentStatus === 'overdue' ? 'Was due' : 'Due'} on ${formatDate(dueDate)}`;
};

/** The open amount of an invoice, and when it is due. */
export const Balance = ({ invoice }: { invoice: Invoice }) => (
  <div>
    <p className={styles.label}>Balance</p>
    <p className={styles.amount}>{formatMoney(invoice.balance, invoice.currency)}</p>
    <p className={styles.label}>{dueText(invoice)}</p>
  </div>
);
