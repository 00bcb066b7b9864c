import { Skeleton } from '@marketplace/shared/ui';
import sheet from './invoice-document.module.css';
import styles from '../record-page.module.css';
import actions from './invoice-actions.module.css';

const lines = [1, 2, 3];

/** The invoice's shape while it loads. */
export const InvoiceSkeleton = () => (
  <div className={styles.layout} role="status" aria-label="Loading invoice">
    <div className={sheet.sheet}>
      <Skeleton width="40%" height={34} />
      <div className={sheet.parties}>
        <Skeleton height={96} />
        <Skeleton height={96} />
      </div>
      {lines.map((line) => (
        <Skeleton key={line} height={20} />
      ))}
      <div className={sheet.sums}>
        <Skeleton height={120} />
      </div>
    </div>
    <div className={styles.aside}>
      <div className={actions.actions}>
        <Skeleton width="60%" height={40} />
        <Skeleton height={40} />
        <Skeleton height={40} />
      </div>
    </div>
  </div>
);
