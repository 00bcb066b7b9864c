import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './table.module.css';

export interface ColumnSort {
  /** The sort direction of this column; undefined if another one sorts. */
  direction: 'ascending' | 'descending' | undefined;
  onSort: () => void;
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

/** A column's title that sorts; the heading around it announces the direction. */
export const SortButton = ({ direction, onSort, children }: ColumnSort & { children: ReactNode }) => {
  const Icon = icons[direction ?? 'none'];
  return (
    <button type="button" className={styles.sort} data-sorted={direction !== undefined || undefined} onClick={onSort}>
      {children}
      <Icon size={14} aria-hidden />
    </button>
  );
};
