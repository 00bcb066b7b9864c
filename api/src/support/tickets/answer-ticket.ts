import type { TicketAnswerBody } from '@marketplace/shared/contracts';
import type { ApiContext } from '../../api-context.ts';
import { notFound } from '../../http/index.ts';
import type { Actor } from '../../operations/index.ts';
import { nameOf } from './agents.ts';
import { recordAgentActs } from './record-agent-acts.ts';
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
  agent: Actor,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [ticket] = await lockTickets(tx, [id]);
    if (!ticket) throw notFound('ticket');
    const by = await nameOf(tx, agent.actorId);
    await recordAgentActs(tx, ticket, agent, [
      { kind: 'message', body: message.trim() },
      ...(ticket.assigneeId === null ? [{ kind: 'assignment' as const, body: by, assigneeId: agent.actorId }] : []),
      ...(ticket.status === status ? [] : [{ kind: 'status' as const, body: status }]),
    ]);
    await updateTicket(tx, id, { status, assigneeId: ticket.assigneeId ?? agent.actorId });
    const url = await linkOfTicket(tx, context, ticket);
    await context.mailer.send(
      tx,
      answerMail(await asMailed(tx, ticket), { by, message: message.trim(), resolved: status === 'resolved', url }),
    );
  });
}

/** Stores an internal note, visible only to administrators. */
export async function noteOnTicket({ db }: Context, id: string, message: string, agent: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const [ticket] = await lockTickets(tx, [id]);
    if (!ticket) throw notFound('ticket');
    await recordAgentActs(tx, ticket, agent, [{ kind: 'note', body: message.trim() }]);
    await updateTicket(tx, id, {});
  });
}
