import { useId } from 'react';
import styles from './ledger-section.module.css';
import type { Ledger } from './ledgers.ts';

/** One book of the payment history while it is empty: the head of its table, and what will fill it. */
export const LedgerSection = ({ ledger: { title, icon: Icon, columns, empty, text } }: { ledger: Ledger }) => {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 className={styles.title} id={heading}>
        {title}
      </h2>
      <div className={styles.frame}>
        <div className={styles.columns} aria-hidden>
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </div>
        <div className={styles.empty}>
          <span className={styles.icon}>
            <Icon size={20} strokeWidth={1.75} aria-hidden />
          </span>
          <div>
            <p className={styles.state}>{empty}</p>
            <p className={styles.text}>{text}</p>
          </div>
        </div>
      </div>
    </section>
  );
};
