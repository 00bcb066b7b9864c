import { Page, PageHeader } from '@marketplace/shared/ui';
import { SupportAside } from '../support-info/support-aside.tsx';
import { TicketForm } from '../ticket/ticket-form.tsx';
import styles from '../ticket/ticket-page.module.css';
import { TicketRaised } from '../ticket/ticket-raised.tsx';
import { useTicket } from '../ticket/use-ticket.ts';

export default function TicketPage() {
  const ticket = useTicket();
  const { answer } = ticket.form;
  return (
    <Page>
      <PageHeader
        title="Raise a Ticket"
        lead="Tell us what happened. No sign-in needed. You’ll hear back within 24 hours."
      />
      <div className={styles.columns}>
        {answer ? <TicketRaised receipt={answer} onAgain={ticket.startAgain} /> : <TicketForm ticket={ticket} />}
        <SupportAside />
      </div>
    </Page>
  );
}
