import type { TicketView } from '@marketplace/shared/contracts';
import { LinkButton, PageHeader } from '@marketplace/shared/ui';
import { filePlaceOf } from './file-place-of.ts';
import { Conversation } from './conversation.tsx';
import { News } from './news.tsx';
import { ReplyForm } from './reply-form.tsx';
import { TicketFacts } from './ticket-facts.tsx';
import styles from './ticket-page.module.css';

interface Props {
  token: string;
  ticket: TicketView;
  onAnswered: (ticket: TicketView) => void;
}

export const TicketFollowed = ({ token, ticket, onAnswered }: Props) => (
  <>
    <PageHeader above={<p className={styles.number}>{ticket.number}</p>} title={ticket.subject} />
    <div className={styles.columns}>
      <div className={styles.talk}>
        <Conversation ticket={ticket} place={filePlaceOf(token)} />
        <News events={ticket.events} />
        {ticket.canAnswer ? (
          <ReplyForm token={token} ticket={ticket} onSent={onAnswered} />
        ) : (
          <div>
            <LinkButton to={`/ticket?subject=${encodeURIComponent(`About ${ticket.number}: ${ticket.subject}`)}`}>
              Raise a new ticket
            </LinkButton>
          </div>
        )}
      </div>
      <TicketFacts ticket={ticket} token={token} />
    </div>
  </>
);
