import { Button } from '@marketplace/shared/ui';
import { ConfirmDialog } from '@marketplace/shared/ui/dialog';
import { useState } from 'react';
import styles from './sessions-card.module.css';

const countText = (count: number) => (count === 1 ? '1 device' : `${count} devices`);

interface Props {
  /** Devices other than this one. */
  others: number;
  ending: string | null;
  onEndOthers: () => Promise<unknown>;
  onEndAll: () => Promise<unknown>;
}

/** Signs several devices out after a confirmation: all but this one, or all. */
export const SignOutAll = ({ others, ending, onEndOthers, onEndAll }: Props) => {
  const [asking, setAsking] = useState<'others' | 'all' | null>(null);
  const close = () => setAsking(null);
  const run = (end: () => Promise<unknown>) => void end().then(close);
  return (
    <div className={styles.all}>
      {others > 0 && (
        <Button kind="danger" onClick={() => setAsking('others')}>
          Sign out everywhere else
        </Button>
      )}
      <Button kind="danger" onClick={() => setAsking('all')}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={asking === 'others'}
        title="Sign out everywhere else?"
        action="Sign out everywhere else"
        busy={ending === 'others'}
        onConfirm={() => run(onEndOthers)}
        onClose={close}
      >
        {`${countText(others)} will have to sign in again. This one stays signed in.`}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'all'}
        title="Sign out everywhere?"
        action="Sign out everywhere"
        busy={ending === 'all'}
        onConfirm={() => run(onEndAll)}
        onClose={close}
      >
        All your devices will have to sign in again, including this one.
      </ConfirmDialog>
    </div>
  );
};
