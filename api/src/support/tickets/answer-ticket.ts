import type { TicketAnswerBody } from '@marketplace/shared/contracts';
import type { ApiContext } from '../../api-context.ts';
import { notFound } from '../../http/index.ts';
import { nameOf } from './agents.ts';
import { insertEvents } from './ticket-events.ts';
import { asMailed } from './is-proven-requester.ts';
import { linkOfTicket } from './ticket-link.ts';
import { answerMail } from './ticket-mails.ts';
import { lockTickets, updateTicket } from './ticket-store.ts';

type Context = Pick<ApiContext, 'db' | 'mailer' | 'keys' | 'config'>;

/** Stores an agent's reply and its email in one transaction. The first to reply is assigned the ticket. */
export async function answerTicket(
  context: Context,
  id: string,
  { message, status = 'waiting' }: TicketAnswerBody,
  agentId: string,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [ticket] = await lockTickets(tx, [id]);
    if (!ticket) throw notFound('ticket');
    const by = await nameOf(tx, agentId);
    const said = { ticketId: id, author: 'agent' as const, authorId: agentId, authorName: by };
    await insertEvents(tx, [
      { ...said, kind: 'message', body: message.trim() },
      ...(ticket.assigneeId === null ? [{ ...said, kind: 'assignment' as const, body: by }] : []),
      ...(ticket.status === status ? [] : [{ ...said, kind: 'status' as const, body: status }]),
    ]);
    await updateTicket(tx, id, { status, assigneeId: ticket.assigneeId ?? agentId });
    const url = await linkOfTicket(tx, context, ticket);
    await context.mailer.send(
      tx,
      answerMail(await asMailed(tx, ticket), { by, message: message.trim(), resolved: status === 'resolved', url }),
    );
  });
}

/** Stores an internal note, visible only to administrators. */
export async function noteOnTicket({ db }: Context, id: string, message: string, agentId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [ticket] = await lockTickets(tx, [id]);
    if (!ticket) throw notFound('ticket');
    const authorName = await nameOf(tx, agentId);
    await insertEvents(tx, [
      { ticketId: id, kind: 'note', author: 'agent', authorId: agentId, authorName, body: message.trim() },
    ]);
    await updateTicket(tx, id, {});
  });
}
