import { eq } from 'drizzle-orm';
import { type Transaction, users } from '../../db/index.ts';
import { canonicalAddress, mayWriteTo, pageUrl } from '../../notifications/index.ts';
import { answerTicket } from '../tickets/answer-ticket.ts';
import { mayAnswer } from '../tickets/may-answer.ts';
import { takeReply } from '../tickets/reply-to-ticket.ts';
import { closedMail } from '../tickets/ticket-mails.ts';
import type { TicketRow } from '../tickets/ticket-store.ts';
import type { KeptFiles } from './keep-mailed-files.ts';
import type { Message } from './message.ts';
import { noteMail, withRefused } from './note-mail.ts';
import type { Context, Placed } from './place-message.ts';
import type { Replier } from './reply-address.ts';
import { wantsNoReceipt } from './why-automatic.ts';

interface Reply {
  ticket: TicketRow;
  replier: Replier;
  message: Message;
  files: KeptFiles;
  /** The canonical address of its only sender; undefined for none or several. */
  from: string | undefined;
}

/** Adds a mail to the ticket it was sent to: as a message if the address was given to its sender, else as a note. */
export async function addToTicket(tx: Transaction, context: Context, reply: Reply): Promise<Placed> {
  const { ticket, replier, message, files, from } = reply;
  const noted = async (reason: string): Promise<Placed> => {
    const names = message.from.map(({ name, address }) => `${name} <${address}>`.trim()).join(', ');
    const text = `${names || 'An unknown sender'} wrote by email. ${reason}\n\n${message.text}`;
    await noteMail(tx, ticket, { text, files });
    return { state: 'noted', reason, ticketId: ticket.id };
  };
  if (from === undefined || from !== (await addressOf(tx, ticket, replier)))
    return noted(`It was sent to the address of the ${replier.role}, but by someone else.`);
  if (message.text === '' && files.stored.length + files.refused.length === 0) return noted('It’s empty.');
  if (replier.role === 'agent') await answerByMail(tx, context, reply, replier.userId);
  else if (await mayAnswer(tx, ticket)) await replyByMail(tx, context, reply);
  else {
    await tellClosed(tx, context, reply, from);
    return noted('The ticket is closed, and we told the sender.');
  }
  return { state: 'added', reason: null, ticketId: ticket.id };
}

async function addressOf(tx: Transaction, ticket: TicketRow, replier: Replier): Promise<string | undefined> {
  if (replier.role === 'requester') return canonicalAddress(tx, ticket.email);
  const [agent] = await tx.select({ email: users.email }).from(users).where(eq(users.id, replier.userId));
  return agent && canonicalAddress(tx, agent.email);
}

const onlyFiles = 'Sent without text.';

async function replyByMail(tx: Transaction, context: Context, { ticket, message, files }: Reply): Promise<void> {
  const body = withRefused(message.text || onlyFiles, files);
  await takeReply(tx, context, ticket, { body, files: files.stored });
}

/** The list of files that were not kept is for the agent, not for the requester. */
async function answerByMail(
  tx: Transaction,
  context: Context,
  { ticket, message, files }: Reply,
  agentId: string,
): Promise<void> {
  const answer = { id: ticket.id, message: message.text || onlyFiles, files: files.stored };
  await answerTicket(tx, context, answer, { actorId: agentId, ip: null });
  if (files.refused.length > 0) await noteMail(tx, ticket, { text: '', files: { ...files, stored: [] } });
}

async function tellClosed(tx: Transaction, { mailer, config }: Context, { ticket, message }: Reply, to: string) {
  if (wantsNoReceipt(message) || !(await mayWriteTo(tx, 'ticket-closed', to))) return;
  await mailer.send(tx, closedMail(to, ticket, pageUrl(config.publicUrl, '/ticket')));
}
