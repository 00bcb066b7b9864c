import type { Order } from '@marketplace/shared/contracts';
import { formatDate, formatMoney } from '@marketplace/shared/ui';
import { methodLabels } from '../order-labels.ts';
import styles from './order-panel.module.css';

/** Payments, newest first. */
export const OrderPayments = ({ order: { payments } }: { order: Order }) => (
  <section aria-label="Payments">
    <h3 className={styles.heading}>Payments</h3>
    {payments.length === 0 ? (
      <p className={styles.quiet}>No payments yet.</p>
    ) : (
      <ul className={styles.box} data-list>
        {payments.map(({ id, method, reference, amount, currency, status, paidAt, createdAt, paymentDate }) => (
          <li key={id} className={styles.payment}>
            <span>
              <strong>{reference}</strong>
              <small>
                {`${methodLabels[method]}, ${formatDate(paymentDate ?? paidAt ?? createdAt)}${status === 'succeeded' ? '' : `, ${status}`}`}
              </small>
            </span>
            <span>{formatMoney(amount, currency)}</span>
          </li>
        ))}
      </ul>
    )}
  </section>
);
