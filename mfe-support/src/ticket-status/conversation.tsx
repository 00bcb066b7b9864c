import type { TicketEvent, TicketFile, TicketView } from '@marketplace/shared/contracts';
import { Avatar } from '@marketplace/shared/ui';
import { type FilePlace, MessageFiles, MessageText } from '@marketplace/shared/ui/conversation';
import styles from './conversation.module.css';
import { MomentText } from './moment-text.tsx';
import { statusLooks } from './ticket-texts.ts';

interface MessageProps {
  name: string;
  at: string;
  body: string;
  /** Written by the reader. */
  own: boolean;
  files: TicketFile[] | undefined;
  place: FilePlace;
}

const Message = ({ name, at, body, own, files, place }: MessageProps) => (
  <li className={styles.message} data-own={own || undefined}>
    <Avatar name={name} size={32} />
    <div className={styles.bubble}>
      <p className={styles.by}>
        <strong>{own ? 'You' : name}</strong>
        {!own && <span className={styles.team}>Support</span>}
        <MomentText at={at} />
      </p>
      <MessageText text={body} />
      <MessageFiles place={place} files={files} />
    </div>
  </li>
);

const isStatus = (body: string): body is keyof typeof statusLooks => body in statusLooks;

const statusText = ({ author, body }: TicketEvent) => {
  if (author === 'requester') return body === 'resolved' ? 'You marked it as solved' : 'You reopened it';
  return isStatus(body) ? statusLooks[body].label : body;
};

const StatusLine = ({ event }: { event: TicketEvent }) => (
  <li className={styles.line}>
    {statusText(event)}
    <MomentText at={event.createdAt} />
  </li>
);

/** The messages, oldest first; the description is the first of them. */
export const Conversation = ({ ticket, place }: { ticket: TicketView; place: FilePlace }) => {
  const { name, description, files, createdAt, events } = ticket;
  return (
    <ol className={styles.conversation} aria-label="Conversation">
      <Message name={name} at={createdAt} body={description} own files={files} place={place} />
      {events.map((event) =>
        event.kind === 'message' ? (
          <Message
            key={event.id}
            name={event.authorName}
            at={event.createdAt}
            body={event.body}
            own={event.author === 'requester'}
            files={event.files}
            place={place}
          />
        ) : (
          <StatusLine key={event.id} event={event} />
        ),
      )}
    </ol>
  );
};
