import type { SessionSummary } from '@marketplace/shared/contracts';
import { Button } from '@marketplace/shared/ui';
import { useState } from 'react';
import styles from './session-list.module.css';
import { SessionRow } from './session-row.tsx';

/** As many as most people have; more are shown on demand. */
const SHOWN_FIRST = 5;

interface Props {
  sessions: SessionSummary[];
  timeZone: string | null;
  /** The id of the session that is being ended. */
  ending: string | null;
  onEnd: (session: SessionSummary) => void;
}

export const SessionList = ({ sessions, timeZone, ending, onEnd }: Props) => {
  const [now] = useState(() => Date.now());
  const [all, setAll] = useState(false);
  const shown = all ? sessions : sessions.slice(0, SHOWN_FIRST);
  return (
    <>
      <ul className={styles.list}>
        {shown.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            now={now}
            timeZone={timeZone}
            ending={ending === session.id}
            disabled={ending !== null}
            onEnd={() => onEnd(session)}
          />
        ))}
      </ul>
      {shown.length < sessions.length && (
        <Button kind="quiet" size="small" onClick={() => setAll(true)}>
          Show all {sessions.length} devices
        </Button>
      )}
    </>
  );
};
