import type { Mail } from '../mail/post.ts';

interface Receipt {
  number: string;
  name: string;
  email: string;
  subject: string;
  description: string;
}

/** What the person who raised a ticket gets to keep; the link is the way back to it. */
export const ticketReceipt = ({ number, name, email, subject, description }: Receipt, url: string): Mail => ({
  to: email,
  kind: 'ticket-receipt',
  values: {
    ...{ name, number, subject, description },
    facts: [
      {
        kind: 'facts',
        facts: [
          ['Ticket', number],
          ['Subject', subject],
        ],
      },
    ],
    ticket_link: [{ kind: 'link', label: 'Follow your ticket', url }],
  },
});
