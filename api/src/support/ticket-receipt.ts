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
    { kind: 'link', label: 'Follow your ticket', url },
    { kind: 'note', text: 'That page needs no sign-in: keep the link to yourself. To add something, answer there.' },
  ],
});
