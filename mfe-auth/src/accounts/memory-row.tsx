import { Badge, Button } from '@marketplace/shared/ui';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { IconRow } from '../icon-row/icon-row.tsx';

interface Props {
  icon: LucideIcon;
  title: string;
  kept: boolean;
  children: ReactNode;
  /** Missing if only Sign Out clears it. */
  onForget?: () => void;
}

export const MemoryRow = ({ icon, title, kept, children, onForget }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const hadButton = useRef(false);
  const forgettable = kept && onForget !== undefined;
  useEffect(() => {
    // The button that had the focus is gone.
    if (hadButton.current && !forgettable && document.activeElement === document.body) heading.current?.focus();
    hadButton.current = forgettable;
  }, [forgettable]);
  const forget = (
    <Button size="small" onClick={onForget} aria-label={`Forget: ${title}`}>
      Forget
    </Button>
  );
  const state = <Badge tone={kept ? 'info' : 'neutral'}>{kept ? 'Saved' : 'Not saved'}</Badge>;
  return (
    <IconRow icon={icon} title={title} titleRef={heading} action={forgettable ? forget : state}>
      {children}
    </IconRow>
  );
};
