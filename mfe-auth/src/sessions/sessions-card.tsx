import type { SessionSummary } from '@marketplace/shared/contracts';
import { Button, Notice, SkeletonList } from '@marketplace/shared/ui';
import { ConfirmDialog } from '@marketplace/shared/ui/dialog';
import { useRef, useState } from 'react';
import { SectionCard } from '../profile/section-card.tsx';
import { SessionList } from './session-list.tsx';
import styles from './sessions-card.module.css';
import type { Sessions } from './use-sessions.ts';

const countText = (count: number) => (count === 1 ? '1 device' : `${count} devices`);

interface Props extends Sessions {
  timeZone: string | null;
}

export const SessionsCard = ({ status, sessions, ending, reload, endOne, endOthers, timeZone }: Props) => {
  const [asking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const others = sessions?.filter(({ current }) => !current) ?? [];
  const endRow = async (session: SessionSummary) => {
    if (await endOne(session)) heading.current?.focus();
  };
  const endAll = async () => {
    await endOthers();
    setAsking(false);
  };
  return (
    <SectionCard
      title="Where you are signed in"
      lead="A device that you sign out is out at once."
      aside={sessions && countText(sessions.length)}
      headingRef={heading}
    >
      {status === 'failed' && (
        <Notice tone="danger">
          Your devices could not be loaded. <Button onClick={reload}>Try Again</Button>
        </Notice>
      )}
      {!sessions && status === 'loading' && <SkeletonList count={2} />}
      {sessions && (
        <SessionList sessions={sessions} timeZone={timeZone} ending={ending} onEnd={(one) => void endRow(one)} />
      )}
      {others.length > 0 && (
        <div className={styles.all}>
          <Button kind="danger" onClick={() => setAsking(true)}>
            Sign out everywhere else
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title="Sign out everywhere else?"
        action="Sign out everywhere else"
        busy={ending === 'others'}
        onConfirm={() => void endAll()}
        onClose={() => setAsking(false)}
      >
        {`${countText(others.length)} will have to sign in again. This one stays signed in.`}
      </ConfirmDialog>
    </SectionCard>
  );
};
