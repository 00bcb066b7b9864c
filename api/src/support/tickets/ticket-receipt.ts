import { type Mail, type MailThread, factTable } from '../../notifications/index.ts';

interface Receipt {
  number: string;
  name: string;
  email: string;
  subject: string;
  description: string;
}

/**
 * The requester's confirmation, with the link to the ticket. It repeats what they wrote only to
 * their own address.
 */
export const ticketReceipt = (
  { number, name, email, subject, description }: Receipt,
  { url, own, thread }: { url: string; own: boolean; thread: MailThread },
): Mail => ({
  to: email,
  kind: 'ticket-receipt',
  values: {
    number,
    ...(own ? { name, subject, description } : { name: 'there', subject: 'Your ticket', description: '' }),
    facts: factTable(['Ticket', number], own && ['Subject', subject]),
    ticket_link: [{ kind: 'link', label: 'View your ticket', url }],
    next_step: `To add anything, ${thread.replyTo === undefined ? 'reply there' : 'reply to this email or on that page'}.`,
  },
  thread,
});
