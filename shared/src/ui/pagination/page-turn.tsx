import type { ReactNode } from 'react';
import { Link } from '../../router/index.ts';
import styles from './pagination.module.css';

interface Props {
  /** The address of the page; undefined if a button turns to it. */
  to: string | undefined;
  label?: string;
  current?: boolean;
  /** There is no such page. */
  disabled?: boolean;
  onTurn: () => void;
  children: ReactNode;
}

/** Leads to a page of a list: a link if pages have addresses, which works without scripts, else a button. */
export const PageTurn = ({ to, label, current = false, disabled = false, onTurn, children }: Props) => {
  const look = {
    className: styles.turn,
    ...(label && { 'aria-label': label }),
    ...(current && { 'aria-current': 'page' as const }),
  };
  if (to === undefined)
    return (
      <button type="button" {...look} aria-disabled={disabled || undefined} onClick={onTurn}>
        {children}
      </button>
    );
  // A link to nowhere: it keeps the focus at the first and the last page.
  if (disabled)
    return (
      <a {...look} role="link" aria-disabled tabIndex={0}>
        {children}
      </a>
    );
  return (
    <Link to={to} {...look} preventScrollReset onClick={onTurn}>
      {children}
    </Link>
  );
};
