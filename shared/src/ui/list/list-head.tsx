import type { ReactNode } from 'react';
import styles from './list-head.module.css';

interface Props {
  /** How many there are; empty while nobody knows. */
  total: string | undefined;
  /** Before the total, such as a box that selects all. */
  lead?: ReactNode;
  /** What is done with the list as a whole. */
  children?: ReactNode;
}

/** The line over a list: how many there are, and what is done with all of them. */
export const ListHead = ({ total, lead, children }: Props) => (
  <div className={styles.head}>
    <div className={styles.total} data-led={lead ? true : undefined}>
      {lead}
      <p role="status">{total}</p>
    </div>
    {children && <div className={styles.tools}>{children}</div>}
  </div>
);
