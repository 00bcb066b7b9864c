import { listReaderOf, useResource } from '@marketplace/shared/data';
import { AuditEvent } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { SkeletonList } from '@marketplace/shared/ui';
import { useEffect } from 'react';
import { actionText, actorText } from '../../audit/event-text.ts';
import { LastSeen } from '../last-seen.tsx';
import styles from './user-panel.module.css';

const readEvents = listReaderOf(AuditEvent);

interface Props {
  id: string;
  /** Number of changes made here; each adds an event. */
  changes: number;
}

/** The user's latest events. */
export const RecentEvents = ({ id, changes }: Props) => {
  const query = new URLSearchParams({ targetType: 'user', targetId: id, size: '5' });
  const { status, data, reload } = useResource(`/tex-admin/audit?${query.toString()}`, {
    life: 'short',
    parse: readEvents,
  });
  useEffect(() => {
    if (changes > 0) reload();
  }, [changes, reload]);
  return (
    <section className={styles.section} aria-label="Recent activity">
      <h3 className={styles.heading}>Recent activity</h3>
      {!data && status === 'loading' && <SkeletonList count={2} />}
      {status === 'failed' && <p className={styles.muted}>Recent activity could not be loaded.</p>}
      {data?.length === 0 && <p className={styles.muted}>No activity yet.</p>}
      {data && data.length > 0 && (
        <ul className={styles.events}>
          {data.map((event) => (
            <li key={event.id} className={styles.event}>
              <span>
                {actionText(event.action)}
                <span className={styles.muted}> · {actorText(event)}</span>
              </span>
              <LastSeen at={event.at} />
            </li>
          ))}
        </ul>
      )}
      <Link to={`/iam-dashboard?tab=audit&target=${encodeURIComponent(id)}`} className={styles.more}>
        See all activity
      </Link>
    </section>
  );
};
