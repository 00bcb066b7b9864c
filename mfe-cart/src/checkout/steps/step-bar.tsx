import { formatMoney } from '@marketplace/shared/ui';
import { ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSummarySheet } from '../summary/summary-sheet.ts';
import styles from './step-bar.module.css';

/** The total, which opens the order summary; only where the summary is not beside the step. */
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

/** Where a step ends: the way back and the way on. On phones it stays at the bottom of the screen, with the total. */
export const StepBar = ({ back, children }: { back?: ReactNode; children: ReactNode }) => (
  <div className={styles.bar} data-foot-bar>
    <TotalButton />
    {back && <span className={styles.back}>{back}</span>}
    <span className={styles.on}>{children}</span>
  </div>
);
