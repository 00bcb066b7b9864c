import type { ReactNode } from 'react';
import styles from './action-row.module.css';

/** What a card is for and, beside it, its one action. */
export const ActionRow = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className={styles.row}>
    <p className={styles.text}>{text}</p>
    {children}
  </div>
);
