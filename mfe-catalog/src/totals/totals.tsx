import { formatCount } from '@marketplace/shared/contracts';
import styles from './totals.module.css';

/** Counts in a row of tiles. */
export const Totals = ({ tiles }: { tiles: [string, number][] }) => (
  <dl className={styles.totals}>
    {tiles.map(([label, value]) => (
      <div key={label} className={styles.total}>
        <dt>{label}</dt>
        <dd>{formatCount(value)}</dd>
      </div>
    ))}
  </dl>
);
