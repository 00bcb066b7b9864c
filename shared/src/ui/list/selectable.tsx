import type { Column } from '../table/table.tsx';
import { SelectRow } from './select-row.tsx';
import styles from './selectable.module.css';
import type { Selection } from './use-selection.ts';

/** Puts a checkbox before the row's name. */
export const selectable =
  <Row extends { id: string }>(selection: Selection, nameOf: (row: Row) => string) =>
  (column: Column<Row>): Column<Row> =>
    column.lead
      ? {
          ...column,
          cell: (row) => (
            <span className={styles.selectable}>
              <SelectRow selection={selection} id={row.id} name={nameOf(row)} />
              {column.cell(row)}
            </span>
          ),
        }
      : column;
