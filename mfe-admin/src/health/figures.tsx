import styles from './figures.module.css';
import { verdictOf, vitalText, type Vital } from './verdict.ts';

const None = () => <span className={styles.none}>–</span>;

const words = { good: 'good', fair: 'needs improvement', poor: 'poor' };

/** A 75th percentile with its verdict, as a dot and as text for screen readers. */
export const VitalFigure = ({ vital, value }: { vital: Vital; value: number | null }) => {
  if (value === null) return <None />;
  const verdict = verdictOf(vital, value);
  return (
    <span className={styles.figure}>
      <span className={styles.dot} data-verdict={verdict} aria-hidden />
      {vitalText(vital, value)}
      <span className="visually-hidden">, {words[verdict]}</span>
    </span>
  );
};

export const TimeFigure = ({ value }: { value: number | null }) =>
  value === null ? <None /> : <>{vitalText('shown', value)}</>;

/** A count and its rate per hundred pages; zero is muted. */
export const CountFigure = ({ count, pages }: { count: number; pages: number }) => {
  if (count === 0) return <span className={styles.none}>0</span>;
  const rate = pages > 0 ? ` (${((count / pages) * 100).toFixed(1)}%)` : '';
  return (
    <strong className={styles.trouble}>
      {count.toLocaleString('en-IN')}
      {rate}
    </strong>
  );
};
