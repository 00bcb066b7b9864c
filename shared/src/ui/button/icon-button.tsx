import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Read aloud, and shown on hover. */
  label: string;
  size?: 'small' | 'medium';
  ref?: Ref<HTMLButtonElement>;
}

export const IconButton = ({ label, size = 'medium', ...rest }: Props) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    {...rest}
    className={classNames(styles.icon, rest.className)}
    data-size={size}
  />
);
