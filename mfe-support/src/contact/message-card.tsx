import { Card, LinkButton } from '@marketplace/shared/ui';
import { MessageSquareText } from 'lucide-react';
import styles from './message-card.module.css';

/** In the place of the contact form, until it opens: the ticket form takes every message. */
export const MessageCard = () => (
  <Card className={styles.card ?? ''}>
    <MessageSquareText size={24} strokeWidth={1.75} aria-hidden className={styles.icon} />
    <h2 className={styles.title}>Write to us</h2>
    <p className={styles.text}>
      Questions, wishes and problems all take the same way for now: the ticket form. It needs no sign-in, takes an
      attachment, and gives you a number to refer to.
    </p>
    <LinkButton kind="primary" to="/ticket?category=question">
      Raise a Ticket
    </LinkButton>
  </Card>
);
