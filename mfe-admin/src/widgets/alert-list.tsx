import { Link } from '@marketplace/shared/router';
import { Button, SkeletonList } from '@marketplace/shared/ui';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { AlertItem } from '../alerts/alert-item.tsx';
import styles from '../alerts/alert-list.module.css';
import { markShown } from '../alerts/mark-shown.ts';
import { shownUntilAtom, useAlerts } from '../alerts/use-alerts.ts';

interface Props {
  onLeave: () => void;
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles.state} role="alert">
    <p>The alerts could not be loaded.</p>
    <Button onClick={onRetry}>Try again</Button>
  </div>
);

/** What needs an answer, newest first. Once shown, it counts as seen. */
export default function AlertPanel({ onLeave }: Props) {
  const { status, list, reload } = useAlerts();
  const setShownUntil = useSetAtom(shownUntilAtom);
  const newest = list?.alerts[0];
  const until = newest?.isNew ? newest.createdAt : undefined;
  useEffect(() => {
    if (until === undefined) return;
    setShownUntil(until);
    markShown(until).catch(() => undefined);
  }, [until, setShownUntil]);
  return (
    <>
      <div className={styles.body}>
        {!list && (status === 'failed' ? <Failed onRetry={reload} /> : <SkeletonList count={3} />)}
        {list && !newest && <p className={styles.state}>No alerts. You’re all caught up.</p>}
        {list && newest && (
          <ul className={styles.list} aria-label="Alerts">
            {list.alerts.map((alert) => (
              <AlertItem key={alert.id} alert={alert} onLeave={onLeave} />
            ))}
          </ul>
        )}
      </div>
      <p className={styles.foot}>
        <Link to="/tickets" onClick={onLeave}>
          Open inbox
        </Link>
        <Link to="/settings?section=alerts" onClick={onLeave}>
          Alert settings
        </Link>
      </p>
    </>
  );
}
