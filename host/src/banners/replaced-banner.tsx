import { onReplaced, useUser, type Replaced } from '@marketplace/shared/session';
import { IconButton } from '@marketplace/shared/ui';
import { UserRoundCheck, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './banner.module.css';

const lineFor = ({ before, kept, lost }: Replaced) =>
  [
    `This tab no longer shows ${before.name}’s account.`,
    kept && 'What they typed here is hidden until they sign in again, and deleted when someone signs out.',
    lost && 'Their unsaved changes on this page are lost.',
  ]
    .filter(Boolean)
    .join(' ');

/** Says that someone else signed in from another tab. Stays until it is closed: nobody was looking at this tab then. */
export const ReplacedBanner = () => {
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  const user = useUser();
  useEffect(() => onReplaced(setReplaced), []);
  if (!replaced || user?.id !== replaced.now.id) return null;
  return (
    <div className={styles.banner} data-tone="warning" role="alert">
      <UserRoundCheck size={20} strokeWidth={1.75} aria-hidden />
      <div className={styles.words}>
        <strong>{replaced.now.name} signed in from another tab</strong>
        <span>{lineFor(replaced)}</span>
      </div>
      <IconButton label="Close" size="small" onClick={() => setReplaced(null)}>
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  );
};
