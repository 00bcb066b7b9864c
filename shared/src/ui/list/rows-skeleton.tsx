import type { CSSProperties } from 'react';
import { Skeleton } from '../loader/skeleton.tsx';
import styles from './rows-skeleton.module.css';

interface Props {
  label: string;
  rows?: number;
  /** Height of a row, in pixels. */
  height?: number;
  /** Widths of the columns' content, in pixels. */
  widths: number[];
}

/** Rows in the shape of the list that is loading. */
export const RowsSkeleton = ({ label, rows = 8, height = 56, widths }: Props) => (
  <div className={styles.frame} style={{ '--row': `${height}px` } as CSSProperties} role="status" aria-label={label}>
    <div className={styles.head} />
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={styles.row}>
        {widths.map((width, column) => (
          <Skeleton key={column} width={width - 8 * ((row + column) % 3)} height={14} />
        ))}
      </div>
    ))}
  </div>
);
