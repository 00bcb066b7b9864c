import type { AuditEvent } from '@marketplace/shared/contracts';
import { ArrowRight } from 'lucide-react';
import styles from './event-detail.module.css';
import { differencesOf } from './event-text.ts';

const moment = (at: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'long' }).format(new Date(at));

/** Before and after, field by field. */
const Differences = ({ event }: { event: AuditEvent }) => {
  const differences = differencesOf(event);
  if (differences.length === 0) return <p className={styles.none}>No more details</p>;
  return (
    <dl className={styles.differences} aria-label="Before and after">
      {differences.map(({ field, before, after }) => (
        <div key={field} className={styles.difference}>
          <dt>{field}</dt>
          <dd>
            {before !== undefined && (
              <del>
                <span className="visually-hidden">Before: </span>
                {before}
              </del>
            )}
            {before !== undefined && after !== undefined && <ArrowRight size={14} aria-hidden />}
            {after !== undefined && (
              <ins>
                <span className="visually-hidden">After: </span>
                {after}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
};

export const EventDetail = ({ event }: { event: AuditEvent }) => (
  <div className={styles.detail} id={`event-${event.id}`}>
    <Differences event={event} />
    <p className={styles.facts}>
      {`${moment(event.at)} · ${event.ip === null ? 'No IP address' : `From ${event.ip}`} · ${event.action} · ${event.target.type} ${event.target.id}`}
    </p>
  </div>
);
