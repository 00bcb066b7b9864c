import { LinkButton } from '@marketplace/shared/ui';
import { Ticket } from 'lucide-react';
import styles from './ticket-card.module.css';

/** The other way to write: it gets a number, a file and a page to follow. */
export const TicketCard = () => (
  <section className={styles.card} aria-labelledby="rather-a-ticket">
    <Ticket size={24} strokeWidth={1.75} aria-hidden className={styles.icon} />
    <h2 className={styles.title} id="rather-a-ticket">
      Something not working?
    </h2>
    <p className={styles.text}>
      Raise a ticket to attach a file and follow progress on its own page. No sign-in needed.
    </p>
    <LinkButton to="/ticket?category=problem">Raise a Ticket</LinkButton>
  </section>
);
