import type { ReactNode } from 'react';
import styles from './filter-bar.module.css';

interface Props {
  /** What is filtered, read aloud: "Tickets". */
  label: string;
  /** The search field. */
  search: ReactNode;
  /** The filters, as chips. */
  children: ReactNode;
  /** Further filters, once opened. */
  below?: ReactNode;
  /** Shown only where rows are cards. */
  onCardsOnly?: boolean;
}

/** Search and filters of a list in one line that wraps; on phones the chips stay in one line that scrolls sideways. */
export const FilterBar = ({ label, search, children, below, onCardsOnly }: Props) => (
  <div className={styles.bar} role="search" aria-label={label} data-cards-only={onCardsOnly || undefined}>
    {search}
    <div className={styles.chips}>{children}</div>
    {below}
  </div>
);
