import type { TicketReplyBody, TicketView } from '@marketplace/shared/contracts';
import { eq } from 'drizzle-orm';
import type { ApiContext } from '../../api-context.ts';
import { type Transaction, users } from '../../db/index.ts';
import { countUse } from '../../http/index.ts';
import { threadOf } from '../inbound-mail/mail-thread.ts';
import { assertMayAnswer } from './may-answer.ts';
import { ticketByLink, viewTicket } from './ticket-by-link.ts';
import { insertEvents } from './ticket-events.ts';
import { inboxUrlOf } from './ticket-link.ts';
import { replyMail, withNames } from './ticket-mails.ts';
import { lockTicket, tellAnswer, updateTicket, type TicketRow } from './ticket-store.ts';
import { sendFiles, type SentFiles, wasSent } from './unsent-files.ts';

type Context = Pick<ApiContext, 'db' | 'mailer' | 'config' | 'keys'>;

const uses = { name: 'ticket-answers', quota: 30, windowSeconds: 3_600 };

/** Stores the requester's reply; the ticket then waits for the agent, and a resolved one is reopened. */
export async function replyToTicket(context: Context, { token, message, files }: TicketReplyBody): Promise<TicketView> {
  const { db } = context;
  const { id } = await ticketByLink(db, token);
  await countUse(db, `ticket-reply:${id}`, uses, "You've sent a lot of replies. Try again in an hour.");
  return db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, id);
    await assertMayAnswer(tx, ticket);
    const reply = { body: message.trim(), files };
    if (await wasSent(tx, { ticketId: id, ...reply })) return viewTicket(tx, ticket);
    const { status } = await takeReply(tx, context, ticket, reply);
    return viewTicket(tx, { ...ticket, status, updatedAt: new Date() });
  });
}

/** Adds what the requester says to a locked ticket that may still be answered, and tells its agent. */
export async function takeReply(
  tx: Transaction,
  context: Omit<Context, 'db'>,
  ticket: TicketRow,
  { body, files }: { body: string; files?: SentFiles | undefined },
): Promise<{ status: TicketRow['status'] }> {
  const status = ticket.status === 'new' ? 'new' : 'open';
  const said = { ticketId: ticket.id, author: 'requester' as const, authorName: ticket.name, authorId: ticket.userId };
  const [eventId = ''] = await insertEvents(tx, [
    { ...said, kind: 'message', body },
    ...(ticket.status === 'resolved' ? [{ ...said, kind: 'status' as const, body: status }] : []),
  ]);
  const names = await sendFiles(tx, { ticketId: ticket.id, uploader: 'requester' }, eventId, files);
  await updateTicket(tx, ticket.id, { status });
  await tellAnswer(tx, ticket, 'requester', status);
  await tellAssignee(tx, context, ticket, withNames(body, names));
  return { status };
}

async function tellAssignee(tx: Transaction, context: Omit<Context, 'db'>, ticket: TicketRow, message: string) {
  const { mailer, config } = context;
  if (ticket.assigneeId === null) return;
  const [agent] = await tx
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, ticket.assigneeId));
  const url = inboxUrlOf(config, ticket.id);
  if (!agent) return;
  const thread = await threadOf(tx, context, ticket, { role: 'agent', userId: agent.id });
  await mailer.send(tx, replyMail(ticket, agent, { message, url, thread }));
}
