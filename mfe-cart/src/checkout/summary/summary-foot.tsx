import { formatMoney } from '@marketplace/shared/ui';
import { ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './summary-foot.module.css';
import { useSummarySheet } from './summary-sheet.ts';

/** The total, which opens the order summary; only shown where the summary is a sheet. */
const TotalButton = () => {
  const { open, toggle, quote, id } = useSummarySheet();
  return (
    <button type="button" className={styles.total} aria-expanded={open} aria-controls={id} onClick={toggle}>
      <span className={styles.label}>
        Total{' '}
        <ChevronUp size={14} strokeWidth={2} aria-hidden className={styles.chevron} data-open={open || undefined} />
      </span>
      <span className={styles.amount}>{quote ? formatMoney(quote.total, quote.currency) : '…'}</span>
    </button>
  );
};

/** The button to go on, below the total. On phones both stay at the bottom of the screen. */
export const SummaryFoot = ({ children }: { children: ReactNode }) => (
  <div className={styles.bar} data-foot-bar>
    <TotalButton />
    <span className={styles.on}>{children}</span>
  </div>
);
