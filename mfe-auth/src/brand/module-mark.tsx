import type { ReactNode } from 'react';
import styles from './module-mark.module.css';

const marks: Record<string, ReactNode> = {
  people: (
    <>
      <circle cx="12" cy="8.5" r="3.5" />
      <path d="M5 19a7 7 0 0 1 14 0Z" />
    </>
  ),
  ledger: <path d="M5 5h14v4H5zM5 11h9v3H5zM5 16h14v3H5z" />,
  pipeline: <path d="M4 5h16l-4.5 6h-7zM9 13h6l-1.2 6h-3.6z" />,
  stock: <path d="M4 12h7.5v7H4zM12.5 12H20v7h-7.5zM8 4h8v7H8z" />,
};

/** A module's tile: one geometric mark on its category's hue. */
export const ModuleMark = ({ mark }: { mark: string }) => (
  <span className={styles.tile} data-mark={mark}>
    <svg width="22" height="22" viewBox="0 0 24 24" fill="currentColor">
      {marks[mark]}
    </svg>
  </span>
);
