import { type Invoice, Payment } from '@marketplace/shared/contracts';
import { listReaderOf } from '@marketplace/shared/data';
import { Button, formatDate, formatMoney, Skeleton } from '@marketplace/shared/ui';
import { methodNames } from '../payments/method-names.ts';
import { ReceiptButton } from '../payments/receipt-button.tsx';
import { PaymentStatusBadge } from '../payments/payment-columns.tsx';
import { useBook } from '../use-book.ts';
import styles from './invoice-actions.module.css';

/** More payments than any invoice has. */
const MOST = 100;

const readPayments = listReaderOf(Payment);

const Entry = ({ payment }: { payment: Payment }) => {
  const { amount, currency, method, reference, status, paidAt, createdAt, paymentDate } = payment;
  return (
    <li className={styles.payment}>
      <span className={styles.paid}>{formatMoney(amount, currency)}</span>
      <PaymentStatusBadge {...payment} />
      <span
        className={styles.how}
      >{`${methodNames[method]} on ${formatDate(paymentDate ?? paidAt ?? createdAt)} · ${reference}`}</span>
      {status === 'succeeded' && (
        <span className={styles.how}>
          <ReceiptButton payment={payment} />
        </span>
      )}
    </li>
  );
};

/** What has been paid of an invoice. */
export const InvoicePayments = ({ invoice: { id, clientId } }: { invoice: Invoice }) => {
  const query = new URLSearchParams({ clientId, invoiceId: id, page: '0', size: String(MOST) });
  const { status, data, reload } = useBook(`/tex-suite/payment?${query.toString()}`, readPayments);
  const content = () => {
    if (status === 'failed')
      return (
        <>
          <p className={styles.label}>The payments could not be loaded.</p>
          <Button size="small" className={styles.retry} onClick={reload}>
            Try again
          </Button>
        </>
      );
    if (!data) return <Skeleton height={40} />;
    if (data.length === 0) return <p className={styles.label}>No payments yet.</p>;
    return (
      <ul className={styles.list}>
        {data.map((payment) => (
          <Entry key={payment.id} payment={payment} />
        ))}
      </ul>
    );
  };
  return (
    <section className={styles.payments} aria-labelledby="invoice-payments">
      <h2 className={styles.title} id="invoice-payments">
        Payments
      </h2>
      {content()}
    </section>
  );
};
