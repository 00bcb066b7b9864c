import type { Mail } from '../mail/post.ts';

interface Receipt {
  number: string;
  name: string;
  email: string;
  subject: string;
  description: string;
}

/** What the person who raised a ticket gets to keep. */
export const ticketReceipt = ({ number, name, email, subject, description }: Receipt): Mail => ({
  to: email,
  subject: `[${number}] ${subject}`,
  heading: 'We have your ticket',
  parts: [
    { kind: 'text', text: `Hello ${name},` },
    { kind: 'text', text: `We have received your ticket ${number} and will answer within 24 hours.` },
    {
      kind: 'facts',
      facts: [
        ['Ticket', number],
        ['Subject', subject],
      ],
    },
    { kind: 'quote', text: description },
    { kind: 'note', text: 'To add something, reply to this e-mail and keep the ticket number in its subject.' },
  ],
});
