import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export interface ButtonLook {
  /** One primary action per view; danger for what can't be undone. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  wide?: boolean;
}

interface Props extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Says what is in progress; the button keeps its width and ignores clicks. */
  busy?: ReactNode;
}

/** Both labels share one cell, so that the wider one sets the width from the start. */
const BusyLabel = ({ busy, children }: { busy: ReactNode; children: ReactNode }) => (
  <span className={styles.label}>
    <span className={styles.content}>{busy}</span>
    <span className={classNames(styles.content, styles.rest)} data-hidden aria-hidden>
      {children}
    </span>
  </span>
);

export const Button = ({ kind = 'secondary', size = 'medium', wide, busy, children, ...rest }: Props) => (
  <button
    type="button"
    {...rest}
    disabled={rest.disabled === true || Boolean(busy)}
    className={classNames(styles.button, rest.className)}
    data-kind={kind}
    data-size={size}
    data-wide={wide || undefined}
  >
    {busy ? <BusyLabel busy={busy}>{children}</BusyLabel> : children}
  </button>
);
