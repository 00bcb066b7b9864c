import type { Mail, MailPart, MailThread } from '../../notifications/index.ts';
import { reopenDays } from './may-answer.ts';

interface Ticket {
  number: string;
  name: string;
  email: string;
  subject: string;
}

/** The button to a conversation in the inbox. */
export const inboxLink = (url: string): MailPart[] => [{ kind: 'link', label: 'Open in inbox', url }];

function nextStep(number: string, resolved: boolean, { replyTo }: MailThread): string {
  const how = replyTo === undefined ? 'reply on its page' : 'reply to this email or on its page';
  if (resolved)
    return `We've marked ticket ${number} as solved. If it isn't, ${how} within ${reopenDays} days to reopen it.`;
  return replyTo === undefined
    ? `Please reply on the page of ticket ${number}, without signing in. We can't add replies to this email.`
    : `To reply, answer this email or open the page of ticket ${number}, without signing in.`;
}

/** What was said, with the names of its files, which are on the ticket's page. */
export const withNames = (message: string, names: string[]) =>
  names.length === 0 ? message : `${message}\n\nAttached on the ticket's page: ${names.join(', ')}`;

/** An agent's reply, to the requester. */
export const answerMail = (
  { number, name, email, subject }: Ticket,
  answer: { by: string; message: string; resolved: boolean; url: string; thread: MailThread },
): Mail => ({
  to: email,
  kind: 'ticket-answer',
  values: {
    ...{ name, number, subject },
    agent: answer.by,
    answer: answer.message,
    ticket_link: [{ kind: 'link', label: 'View and reply', url: answer.url }],
    next_step: nextStep(number, answer.resolved, answer.thread),
  },
  thread: answer.thread,
});

/** Resolved without a reply. */
export const resolvedMail = (
  { number, name, email, subject }: Ticket,
  { url, thread }: { url: string; thread: MailThread },
): Mail => ({
  to: email,
  kind: 'ticket-solved',
  values: {
    ...{ name, number, subject },
    ticket_link: [{ kind: 'link', label: 'View your ticket', url }],
    days: String(reopenDays),
    next_step: `If it isn't solved, ${thread.replyTo === undefined ? 'reply on that page' : 'reply to this email or on that page'} within ${reopenDays} days to reopen it.`,
  },
  thread,
});

/** A requester's reply, to the assigned agent. */
export const replyMail = (
  { number, name, subject }: Ticket,
  agent: { name: string; email: string },
  { message, url, thread }: { message: string; url: string; thread: MailThread },
): Mail => ({
  to: agent.email,
  kind: 'ticket-reply',
  values: {
    ...{ name: agent.name, number, subject, message },
    requester: name,
    inbox_link: inboxLink(url),
    next_step: thread.replyTo === undefined ? '' : `Reply to this email to answer ${name}.`,
  },
  thread,
});

/** Answers a reply to a ticket that no longer accepts any, to its writer. It quotes nothing. */
export const closedMail = (to: string, { number }: Pick<Ticket, 'number'>, url: string): Mail => ({
  to,
  kind: 'ticket-closed',
  values: { number, new_link: [{ kind: 'link', label: 'Raise a new ticket', url }], days: String(reopenDays) },
});
