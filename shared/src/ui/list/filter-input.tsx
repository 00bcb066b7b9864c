import type { InputHTMLAttributes } from 'react';
import styles from './filter-chip.module.css';

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  /** Stands out, because it hides rows. */
  set?: boolean;
};

/** A filter chip with a typed value: a date, an amount. */
export const FilterInput = ({ label, set, ...input }: Props) => (
  <label className={styles.chip} data-set={set || undefined}>
    <span className={styles.label}>{label}</span>
    <input {...input} className={styles.input} />
  </label>
);
