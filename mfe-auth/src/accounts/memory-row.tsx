import { Badge, Button } from '@marketplace/shared/ui';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './memory-row.module.css';

interface Props {
  icon: LucideIcon;
  title: string;
  kept: boolean;
  children: ReactNode;
  /** Absent for what only Sign Out clears. */
  onForget?: () => void;
}

export const MemoryRow = ({ icon: Icon, title, kept, children, onForget }: Props) => (
  <li className={styles.row}>
    <span className={styles.icon}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
    </span>
    <div className={styles.texts}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{children}</p>
    </div>
    {kept && onForget ? (
      <Button size="small" onClick={onForget} aria-label={`Forget: ${title}`}>
        Forget
      </Button>
    ) : (
      <Badge tone={kept ? 'info' : 'neutral'}>{kept ? 'Kept' : 'Not kept'}</Badge>
    )}
  </li>
);
