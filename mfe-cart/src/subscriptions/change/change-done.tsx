import type { SubscriptionChanged } from '@marketplace/shared/contracts';
import { formatDate, formatMoney, Notice } from '@marketplace/shared/ui';
import styles from '../subscription-dialog.module.css';

interface Props {
  /** What was done, in a sentence. */
  text: string;
  changed: SubscriptionChanged;
}

/** What was bought, and the invoice for it. */
export const ChangeDone = ({ text, changed: { invoice } }: Props) => (
  <div className={styles.stack}>
    <Notice tone="success">{text}</Notice>
    <p className={styles.after}>
      {`Invoice ${invoice.number} for ${formatMoney(invoice.total, invoice.currency)} is due on ${formatDate(invoice.dueDate)}.`}
    </p>
  </div>
);
