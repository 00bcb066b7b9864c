import { Gift } from 'lucide-react';
import { countOf } from '../view/count-of.ts';
import styles from './free-trial.module.css';

/** Says how many days are free before the paid ones; shows nothing without a trial. */
export const FreeTrial = ({ days = 0 }: { days: number | undefined }) =>
  days > 0 && (
    <p className={styles.trial}>
      <Gift size={14} strokeWidth={1.75} aria-hidden />
      {`First ${countOf(days, 'day')} free. Cancel before they end and pay nothing.`}
    </p>
  );
