import type { SessionSummary } from '@marketplace/shared/contracts';
import { useNavigate } from '@marketplace/shared/router';
import { Button, Notice, SkeletonList } from '@marketplace/shared/ui';
import { useRef } from 'react';
import { SectionCard } from '../profile/section-card.tsx';
import { SessionList } from './session-list.tsx';
import { SignOutAll } from './sign-out-all.tsx';
import type { Sessions } from './use-sessions.ts';

const countText = (count: number) => (count === 1 ? '1 device' : `${count} devices`);

interface Props extends Sessions {
  timeZone: string | null;
}

export const SessionsCard = ({ status, sessions, ending, reload, endOne, endOthers, endAll, timeZone }: Props) => {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const others = sessions?.filter(({ current }) => !current) ?? [];
  const endRow = async (session: SessionSummary) => {
    if (await endOne(session)) heading.current?.focus();
  };
  const leave = async () => {
    if (await endAll()) await navigate('/');
  };
  return (
    <SectionCard
      title="Where you’re signed in"
      lead="Signing out a device takes effect right away."
      aside={sessions && countText(sessions.length)}
      headingRef={heading}
    >
      {status === 'failed' && (
        <Notice tone="danger">
          Your devices could not be loaded. <Button onClick={reload}>Try again</Button>
        </Notice>
      )}
      {!sessions && status === 'loading' && <SkeletonList count={2} />}
      {sessions && (
        <SessionList sessions={sessions} timeZone={timeZone} ending={ending} onEnd={(one) => void endRow(one)} />
      )}
      {sessions && <SignOutAll others={others.length} ending={ending} onEndOthers={endOthers} onEndAll={leave} />}
    </SectionCard>
  );
};
