import type { TicketReplyBody, TicketView } from '@marketplace/shared/contracts';
import { eq } from 'drizzle-orm';
import type { ApiContext } from '../../api-context.ts';
import { type Transaction, users } from '../../db/index.ts';
import { countHit, tooMany } from '../../http/index.ts';
import { assertMayAnswer } from './may-answer.ts';
import { ticketByLink, viewTicket } from './ticket-by-link.ts';
import { insertEvents } from './ticket-events.ts';
import { inboxUrl } from './ticket-link.ts';
import { replyMail, withNames } from './ticket-mails.ts';
import { lockTicket, updateTicket, type TicketRow } from './ticket-store.ts';
import { sendFiles, wasSent } from './unsent-files.ts';

type Context = Pick<ApiContext, 'db' | 'mailer' | 'config'>;

const mostAnHour = 30;

/** Stores the requester's reply; the ticket then waits for the agent, and a resolved one is reopened. */
export async function replyToTicket(context: Context, { token, message, files }: TicketReplyBody): Promise<TicketView> {
  const { db } = context;
  const { id } = await ticketByLink(db, token);
  const { hits, resetsIn } = await countHit(db, `ticket-reply:${id}`, 3_600);
  if (hits > mostAnHour) throw tooMany('You have written a lot in this hour. Please try again later.', resetsIn);
  return db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, id);
    await assertMayAnswer(tx, ticket);
    const reply = { ticketId: id, body: message.trim(), files };
    if (await wasSent(tx, reply)) return viewTicket(tx, ticket);
    const status = ticket.status === 'new' ? 'new' : 'open';
    const said = { ticketId: id, author: 'requester' as const, authorName: ticket.name, authorId: ticket.userId };
    const [eventId = ''] = await insertEvents(tx, [
      { ...said, kind: 'message', body: reply.body },
      ...(ticket.status === 'resolved' ? [{ ...said, kind: 'status' as const, body: status }] : []),
    ]);
    const names = await sendFiles(tx, { ticketId: id, uploader: 'requester' }, eventId, files);
    await updateTicket(tx, id, { status });
    await tellAssignee(tx, context, ticket, withNames(reply.body, names));
    return viewTicket(tx, { ...ticket, status, updatedAt: new Date() });
  });
}

async function tellAssignee(tx: Transaction, { mailer, config }: Context, ticket: TicketRow, message: string) {
  if (ticket.assigneeId === null) return;
  const [agent] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, ticket.assigneeId));
  if (agent) await mailer.send(tx, replyMail(ticket, agent, message, inboxUrl({ config }, ticket.id)));
}
