import { Badge, Button } from '@marketplace/shared/ui';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './memory-row.module.css';

interface Props {
  icon: LucideIcon;
  title: string;
  kept: boolean;
  children: ReactNode;
  /** Absent for what only Sign Out clears. */
  onForget?: () => void;
}

export const MemoryRow = ({ icon: Icon, title, kept, children, onForget }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const hadButton = useRef(false);
  const forgettable = kept && onForget !== undefined;
  useEffect(() => {
    // The button that had the focus is gone.
    if (hadButton.current && !forgettable && document.activeElement === document.body) heading.current?.focus();
    hadButton.current = forgettable;
  }, [forgettable]);
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </span>
      <div className={styles.texts}>
        <h3 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <p className={styles.text}>{children}</p>
      </div>
      {forgettable ? (
        <Button size="small" onClick={onForget} aria-label={`Forget: ${title}`}>
          Forget
        </Button>
      ) : (
        <Badge tone={kept ? 'info' : 'neutral'}>{kept ? 'Kept' : 'Not kept'}</Badge>
      )}
    </li>
  );
};
