import type { TicketReceipt } from '@marketplace/shared/contracts';
import { Button, Card, LinkButton } from '@marketplace/shared/ui';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styles from './ticket-raised.module.css';

interface Props {
  receipt: TicketReceipt;
  onAgain: () => void;
}

/** Number and next steps. Takes the focus, because the form that had it is gone. */
export const TicketRaised = ({ receipt: { number, email }, onAgain }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Card className={styles.panel ?? ''}>
      <CircleCheck size={32} strokeWidth={1.5} aria-hidden className={styles.icon} />
      <h2 className={styles.title} ref={heading} tabIndex={-1}>
        Your ticket is with us
      </h2>
      <p className={styles.number}>{number}</p>
      <ol className={styles.steps}>
        <li>A receipt is on its way to {email}.</li>
        <li>A person reads your ticket and answers within 24 hours.</li>
        <li>Its link leads to a page where you follow the ticket and add to it, without signing in.</li>
      </ol>
      <div className={styles.actions}>
        <Button onClick={onAgain}>Raise another ticket</Button>
        <LinkButton to="/" kind="quiet">
          Go to Dashboard
        </LinkButton>
      </div>
    </Card>
  );
};
