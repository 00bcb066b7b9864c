import type { LucideIcon } from 'lucide-react';
import styles from './table-preview.module.css';

interface Props {
  icon: LucideIcon;
  title: string;
  text: string;
  /** Headings of the columns to come. */
  columns: string[];
}

/** The place of a table, with its columns and what its rows will be. */
export const TablePreview = ({ icon: Icon, title, text, columns }: Props) => (
  <section className={styles.frame} aria-label={title}>
    <ul className={styles.columns} aria-label="Columns">
      {columns.map((column) => (
        <li key={column}>{column}</li>
      ))}
    </ul>
    <div className={styles.body}>
      <Icon size={24} strokeWidth={1.75} aria-hidden />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
    </div>
  </section>
);
