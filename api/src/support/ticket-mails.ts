import type { Mail } from '../mail/post.ts';
import { reopenDays } from './may-answer.ts';

interface Ticket {
  number: string;
  name: string;
  email: string;
  subject: string;
}

const subjectOf = ({ number, subject }: Ticket) => `[${number}] ${subject}`;

/** An agent's answer, to the requester. */
export const answerMail = (
  ticket: Ticket,
  answer: { by: string; message: string; resolved: boolean; url: string },
): Mail => ({
  to: ticket.email,
  subject: `Re: ${subjectOf(ticket)}`,
  heading: `${answer.by} answered your ticket`,
  parts: [
    { kind: 'text', text: `Hello ${ticket.name},` },
    { kind: 'quote', text: answer.message },
    { kind: 'link', label: 'Read and answer', url: answer.url },
    {
      kind: 'note',
      text: answer.resolved
        ? `We take ticket ${ticket.number} for solved. If it isn't, answer on its page within ${reopenDays} days, and it is open again.`
        : `Please answer on the page of ticket ${ticket.number}; it needs no sign-in. What is sent to this e-mail's sender reaches nobody.`,
    },
  ],
});

/** Resolved without a word of its own. */
export const resolvedMail = (ticket: Ticket, url: string): Mail => ({
  to: ticket.email,
  subject: `Solved: ${subjectOf(ticket)}`,
  heading: 'We take your ticket for solved',
  parts: [
    { kind: 'text', text: `Hello ${ticket.name},` },
    { kind: 'text', text: `Ticket ${ticket.number} was marked as solved.` },
    { kind: 'link', label: 'Open your ticket', url },
    {
      kind: 'note',
      text: `If it isn't solved, answer on that page within ${reopenDays} days, and it is open again.`,
    },
  ],
});

/** A requester's answer, to the agent who has the ticket. */
export const replyMail = (
  ticket: Ticket,
  agent: { name: string; email: string },
  message: string,
  url: string,
): Mail => ({
  to: agent.email,
  subject: `${ticket.name} answered: ${subjectOf(ticket)}`,
  heading: `${ticket.name} answered`,
  parts: [
    { kind: 'text', text: `Hello ${agent.name},` },
    { kind: 'quote', text: message },
    { kind: 'link', label: 'Open in the inbox', url },
    { kind: 'note', text: `Ticket ${ticket.number} is assigned to you.` },
  ],
});
