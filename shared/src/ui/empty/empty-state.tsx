import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface Props {
  icon: LucideIcon;
  title: string;
  text?: ReactNode;
  /** Actions that fill the list or lead further. */
  actions?: ReactNode;
}

export const EmptyState = ({ icon: Icon, title, text, actions }: Props) => (
  <div className={styles.empty}>
    <span className={styles.icon}>
      <Icon size={24} strokeWidth={1.75} aria-hidden />
    </span>
    <h2 className={styles.title}>{title}</h2>
    {text && <p className={styles.text}>{text}</p>}
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
);
