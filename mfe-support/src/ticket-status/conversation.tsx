import type { TicketEvent, TicketView } from '@marketplace/shared/contracts';
import { Avatar } from '@marketplace/shared/ui';
import styles from './conversation.module.css';
import { MomentText } from './moment-text.tsx';
import { statusLooks } from './ticket-texts.ts';

interface MessageProps {
  name: string;
  at: string;
  body: string;
  /** Written by who reads it. */
  own: boolean;
}

const Message = ({ name, at, body, own }: MessageProps) => (
  <li className={styles.message} data-own={own || undefined}>
    <Avatar name={name} size={32} />
    <div className={styles.bubble}>
      <p className={styles.by}>
        <strong>{own ? 'You' : name}</strong>
        {!own && <span className={styles.team}>Support</span>}
        <MomentText at={at} />
      </p>
      <p className={styles.body}>{body}</p>
    </div>
  </li>
);

const isStatus = (body: string): body is keyof typeof statusLooks => body in statusLooks;

const StatusLine = ({ event: { body, author, createdAt } }: { event: TicketEvent }) => (
  <li className={styles.line}>
    {author === 'requester' ? 'You opened it again' : isStatus(body) ? statusLooks[body].label : body}
    <MomentText at={createdAt} />
  </li>
);

/** What was said, oldest first; the description is its beginning. */
export const Conversation = ({ ticket: { name, description, createdAt, events } }: { ticket: TicketView }) => (
  <ol className={styles.conversation} aria-label="Conversation">
    <Message name={name} at={createdAt} body={description} own />
    {events.map((event) =>
      event.kind === 'message' ? (
        <Message
          key={event.id}
          name={event.authorName}
          at={event.createdAt}
          body={event.body}
          own={event.author === 'requester'}
        />
      ) : (
        <StatusLine key={event.id} event={event} />
      ),
    )}
  </ol>
);
