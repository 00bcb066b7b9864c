import type { Mail, MailPart } from '../../notifications/index.ts';
import { reopenDays } from './may-answer.ts';

interface Ticket {
  number: string;
  name: string;
  email: string;
  subject: string;
}

/** The button to a conversation in the inbox. */
export const inboxLink = (url: string): MailPart[] => [{ kind: 'link', label: 'Open in the inbox', url }];

const nextStep = (number: string, resolved: boolean) =>
  resolved
    ? `We take ticket ${number} for solved. If it isn't, answer on its page within ${reopenDays} days, and it is open again.`
    : `Please answer on the page of ticket ${number}; it needs no sign-in. A reply to this e-mail isn't added to it.`;

/** What was said, with the names of its files, which are on the ticket's page. */
export const withNames = (message: string, names: string[]) =>
  names.length === 0 ? message : `${message}\n\nWith it, on the ticket's page: ${names.join(', ')}`;

/** An agent's reply, to the requester. */
export const answerMail = (
  { number, name, email, subject }: Ticket,
  answer: { by: string; message: string; resolved: boolean; url: string },
): Mail => ({
  to: email,
  kind: 'ticket-answer',
  values: {
    ...{ name, number, subject },
    agent: answer.by,
    answer: answer.message,
    ticket_link: [{ kind: 'link', label: 'Read and answer', url: answer.url }],
    next_step: nextStep(number, answer.resolved),
  },
});

/** Resolved without a reply. */
export const resolvedMail = ({ number, name, email, subject }: Ticket, url: string): Mail => ({
  to: email,
  kind: 'ticket-solved',
  values: {
    ...{ name, number, subject },
    ticket_link: [{ kind: 'link', label: 'Open your ticket', url }],
    days: String(reopenDays),
  },
});

/** A requester's reply, to the assigned agent. */
export const replyMail = (
  { number, name, subject }: Ticket,
  agent: { name: string; email: string },
  message: string,
  url: string,
): Mail => ({
  to: agent.email,
  kind: 'ticket-reply',
  values: {
    ...{ name: agent.name, number, subject, message },
    requester: name,
    inbox_link: inboxLink(url),
  },
});
