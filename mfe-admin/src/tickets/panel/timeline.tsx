import type { TicketDetail, TicketEvent } from '@marketplace/shared/contracts';
import { Avatar } from '@marketplace/shared/ui';
import { LastSeen } from '../../users/last-seen.tsx';
import { doneText } from './done-text.ts';
import styles from './timeline.module.css';

interface SaidProps {
  name: string;
  at: string;
  body: string;
  kind: 'requester' | 'agent' | 'note';
}

const Said = ({ name, at, body, kind }: SaidProps) => (
  <li className={styles.said} data-kind={kind}>
    <p className={styles.by}>
      <Avatar name={name} size={24} />
      <strong>{name}</strong>
      {kind === 'note' && <span>Internal note</span>}
      <span className={styles.at}>
        <LastSeen at={at} />
      </span>
    </p>
    <p className={styles.body}>{body}</p>
  </li>
);

const Done = ({ event }: { event: TicketEvent }) => (
  <li className={styles.done}>
    <span>
      <strong>{event.authorName}</strong> {doneText(event)}
    </span>
    <LastSeen at={event.createdAt} />
  </li>
);

/** Messages and changes, oldest first, starting with the description. */
export const Timeline = ({ ticket: { name, description, createdAt, events } }: { ticket: TicketDetail }) => (
  <ol className={styles.timeline} aria-label="What was said and done">
    <Said name={name} at={createdAt} body={description} kind="requester" />
    {events.map((event) => {
      const { id, kind, author, authorName, body } = event;
      if (kind === 'note') return <Said key={id} name={authorName} at={event.createdAt} body={body} kind="note" />;
      if (kind !== 'message') return <Done key={id} event={event} />;
      const by = author === 'requester' ? 'requester' : 'agent';
      return <Said key={id} name={authorName} at={event.createdAt} body={body} kind={by} />;
    })}
  </ol>
);
