import type { ReactNode } from 'react';
import styles from './filter-bar.module.css';

interface Props {
  /** What is filtered, read aloud: "Tickets". */
  label: string;
  /** Where words are typed. */
  search: ReactNode;
  /** The filters, as chips. */
  children: ReactNode;
  /** Further filters, once they are asked for. */
  below?: ReactNode;
}

/** Search and filters of a list in one line that wraps; on phones the chips stay in one line, which is pushed aside. */
export const FilterBar = ({ label, search, children, below }: Props) => (
  <div className={styles.bar} role="search" aria-label={label}>
    {search}
    <div className={styles.chips}>{children}</div>
    {below}
  </div>
);
