import type { ReactNode } from 'react';
import styles from './figures-table.module.css';

export interface Figure<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Below all rows. */
  total?: ReactNode;
  /** Left-aligned. */
  isText?: boolean;
}

interface Props<Row> {
  /** What the table contains, for screen readers. */
  caption: string;
  /** The first one names the row. */
  figures: Figure<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
}

/** More than the months of ten years, and more than people read here. */
const MOST = 200;

const alignOf = ({ isText }: { isText?: boolean }) => (isText ? 'text' : undefined);

/** The figures behind a chart, with their totals; scrolls in its frame. Long tables show the first rows. */
export const FiguresTable = <Row,>({ caption, figures, rows, rowKey }: Props<Row>) => (
  // Scrollable, so it must be focusable.
  // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
  <div className={styles.frame} role="group" aria-label={`Table: ${caption}`} tabIndex={0}>
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {figures.map((figure) => (
            <th key={figure.title} scope="col" data-align={alignOf(figure)}>
              {figure.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, MOST).map((row) => (
          <tr key={rowKey(row)}>
            {figures.map(({ title, cell, isText = false }, index) =>
              index === 0 ? (
                <th key={title} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={title} data-align={alignOf({ isText })}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
      {rows.length > MOST && (
        <tbody>
          <tr>
            <td className={styles.more} colSpan={figures.length}>
              {`${(rows.length - MOST).toLocaleString('en-IN')} more. The CSV file has them all.`}
            </td>
          </tr>
        </tbody>
      )}
      {figures.some(({ total }) => total !== undefined) && (
        <tfoot>
          <tr>
            {figures.map(({ title, total, isText = false }, index) =>
              index === 0 ? (
                <th key={title} scope="row">
                  Total
                </th>
              ) : (
                <td key={title} data-align={alignOf({ isText })}>
                  {total}
                </td>
              ),
            )}
          </tr>
        </tfoot>
      )}
    </table>
  </div>
);
