import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './list-body.module.css';

interface Props {
  /** Other rows are on their way; these stay readable until then. */
  busy?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Rows with their pages, quieter while others are on their way. */
export const ListBody = ({ busy = false, className, children }: Props) => (
  <div className={classNames(styles.body, className)} aria-busy={busy}>
    {children}
  </div>
);
