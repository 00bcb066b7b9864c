import { Fragment, type ReactNode } from 'react';
import { ROW } from './row.ts';
import { SortButton, type ColumnSort } from './sort-button.tsx';
import styles from './table.module.css';

export interface Column<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned, in tabular figures. */
  numeric?: boolean;
  /** Names the row: heads its card on phones, without its title. */
  lead?: boolean;
  /** Actions on the row: at its end, and at the head of its card, without a title. */
  action?: boolean;
  /** Hidden on screens narrower than a desktop, but shown on cards. */
  spare?: boolean;
  /** Fills the width of its card. */
  whole?: boolean;
  /** The field of a list's orders that the title sorts by. */
  sortedBy?: string;
  /** The title becomes a button that sorts the rows. */
  sort?: ColumnSort;
}

interface Props<Row> {
  /** What the table contains, read aloud. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** Shown below a row that is open; nothing below the others. */
  detail?: (row: Row) => ReactNode;
}

const Detail = ({ span, children }: { span: number; children: ReactNode }) =>
  children ? (
    <tr className={styles.detail}>
      <td colSpan={span}>{children}</td>
    </tr>
  ) : null;

/** Rows of 44 pixels with a sticky header; each row becomes a card on phones. */
export const Table = <Row,>({ caption, columns, rows, rowKey, detail }: Props<Row>) => (
  <div className={styles.frame}>
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, title, numeric, action, spare, sort }) => (
            <th
              key={key}
              scope="col"
              data-numeric={numeric || action || undefined}
              data-spare={spare || undefined}
              aria-sort={sort?.direction}
            >
              {sort ? <SortButton {...sort}>{title}</SortButton> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Fragment key={rowKey(row)}>
            <tr className={ROW}>
              {columns.map(({ key, title, cell, numeric, lead, action, spare, whole }) => (
                <td
                  key={key}
                  data-title={title}
                  data-numeric={numeric || undefined}
                  data-lead={lead || undefined}
                  data-action={action || undefined}
                  data-spare={spare || undefined}
                  data-whole={whole || undefined}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
            <Detail span={columns.length}>{detail?.(row)}</Detail>
          </Fragment>
        ))}
      </tbody>
    </table>
  </div>
);
