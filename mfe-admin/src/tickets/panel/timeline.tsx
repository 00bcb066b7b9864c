import type { TicketDetail, TicketEvent, TicketFile } from '@marketplace/shared/contracts';
import { Avatar } from '@marketplace/shared/ui';
import { type FilePlace, MessageFiles, MessageText } from '@marketplace/shared/ui/conversation';
import { LastSeen } from '../../users/last-seen.tsx';
import { doneText } from './done-text.ts';
import { filePlaceOf } from './file-place-of.ts';
import styles from './timeline.module.css';

interface SaidProps {
  name: string;
  at: string;
  body: string;
  kind: 'requester' | 'agent' | 'note';
  files: TicketFile[] | undefined;
  place: FilePlace;
}

const Said = ({ name, at, body, kind, files, place }: SaidProps) => (
  <li className={styles.said} data-kind={kind}>
    <p className={styles.by}>
      <Avatar name={name} size={24} />
      <strong>{name}</strong>
      {kind === 'note' && <span>Internal note</span>}
      <span className={styles.at}>
        <LastSeen at={at} />
      </span>
    </p>
    <div className={styles.body}>
      <MessageText text={body} />
    </div>
    <MessageFiles place={place} files={files} />
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

const kindOf = ({ kind, author }: TicketEvent) => {
  if (kind === 'note') return 'note';
  return author === 'requester' ? 'requester' : 'agent';
};

/** Messages and changes, oldest first, starting with the description. */
export const Timeline = ({ ticket }: { ticket: TicketDetail }) => {
  const { id, name, description, files, createdAt, events } = ticket;
  const place = filePlaceOf(id);
  return (
    <ol className={styles.timeline} aria-label="Conversation">
      <Said name={name} at={createdAt} body={description} kind="requester" files={files} place={place} />
      {events.map((event) =>
        event.kind === 'message' || event.kind === 'note' ? (
          <Said
            key={event.id}
            name={event.authorName}
            at={event.createdAt}
            body={event.body}
            kind={kindOf(event)}
            files={event.files}
            place={place}
          />
        ) : (
          <Done key={event.id} event={event} />
        ),
      )}
    </ol>
  );
};
