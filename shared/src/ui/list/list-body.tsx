import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './list-body.module.css';

interface Props {
  /** New rows are loading; these stay readable until then. */
  busy?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Rows with their pagination, dimmed while new ones load. */
export const ListBody = ({ busy = false, className, children }: Props) => (
  <div className={classNames(styles.body, className)} aria-busy={busy}>
    {children}
  </div>
);
