import type { ReactNode } from 'react';
import styles from './list-head.module.css';

interface Props {
  /** The total; empty while unknown. */
  total: string | undefined;
  /** Before the total, such as a box that selects all. */
  lead?: ReactNode;
  /** Actions on the entire list. */
  children?: ReactNode;
}

/** The line above a list: the total, and actions on the entire list. */
export const ListHead = ({ total, lead, children }: Props) => (
  <div className={styles.head}>
    <div className={styles.total} data-led={lead ? true : undefined}>
      {lead}
      <p role="status">{total}</p>
    </div>
    {children && <div className={styles.tools}>{children}</div>}
  </div>
);
