import type { ReactNode } from 'react';
import styles from './filter-bar.module.css';

interface Props {
  /** What is filtered, read aloud: "Tickets". */
  label: string;
  children: ReactNode;
}

/** Search and filters of a list, as chips in one line that wraps. */
export const FilterBar = ({ label, children }: Props) => (
  <div className={styles.bar} role="search" aria-label={label}>
    {children}
  </div>
);
