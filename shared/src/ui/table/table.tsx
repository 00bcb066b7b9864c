import type { ReactNode } from 'react';
import styles from './table.module.css';

export interface Column<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand right, in tabular figures. */
  numeric?: boolean;
}

interface Props<Row> {
  /** What the table holds, read aloud. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
}

/** Rows of 44 pixels with a sticky header; each row becomes a card on phones. */
export const Table = <Row,>({ caption, columns, rows, rowKey }: Props<Row>) => (
  <div className={styles.frame}>
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, title, numeric }) => (
            <th key={key} scope="col" data-numeric={numeric || undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ key, title, cell, numeric }) => (
              <td key={key} data-title={title} data-numeric={numeric || undefined}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
