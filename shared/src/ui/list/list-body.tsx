import type { ReactNode } from 'react';
import styles from './list-body.module.css';

interface Props {
  /** Other rows are on their way; these stay readable until then. */
  busy?: boolean;
  children: ReactNode;
}

/** Rows with their pages, quieter while others are on their way. */
export const ListBody = ({ busy = false, children }: Props) => (
  <div className={styles.body} aria-busy={busy}>
    {children}
  </div>
);
