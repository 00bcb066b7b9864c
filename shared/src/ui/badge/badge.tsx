import type { ReactNode } from 'react';
import styles from './badge.module.css';

interface Props {
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';
  children: ReactNode;
}

export const Badge = ({ tone = 'neutral', children }: Props) => (
  <span className={styles.badge} data-tone={tone}>
    {children}
  </span>
);
