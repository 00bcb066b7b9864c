import styles from './count-badge.module.css';

const MOST_SHOWN = 99;

interface Props {
  count: number;
  /** Such as "2 items". */
  label: string;
}

/** A number at its parent's corner; nothing for 0. */
export const CountBadge = ({ count, label }: Props) =>
  count > 0 && (
    <span className={styles.badge} role="img" aria-label={label}>
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
    </span>
  );
