import type { TicketAnswerBody } from '@marketplace/shared/contracts';
import type { ApiContext } from '../../api-context.ts';
import type { Transaction } from '../../db/index.ts';
import type { Actor } from '../../operations/index.ts';
import { markAnswered } from '../contact/contact-store.ts';
import { nameOf } from './agents.ts';
import { assertNothingNew } from './assert-nothing-new.ts';
import { recordAgentActs } from './record-agent-acts.ts';
import { asMailed } from './is-proven-requester.ts';
import { linkOfTicket } from './ticket-link.ts';
import { answerMail } from './ticket-mails.ts';
import { lockTicket, type TicketRow, updateTicket } from './ticket-store.ts';

type Context = Pick<ApiContext, 'mailer' | 'keys' | 'config'>;

/**
 * Stores an agent's reply and its email. The first to reply is assigned the ticket.
 * @throws ApiError 404, or 409 if somebody else has written or changed the status since what the agent has seen
 */
export async function answerTicket(
  tx: Transaction,
  context: Context,
  { id, message, status = 'waiting', seen }: TicketAnswerBody & { id: string },
  agent: Actor,
): Promise<void> {
  const ticket = await lockTicket(tx, id);
  if (seen !== undefined) await assertNothingNew(tx, { ticketId: id, seen, agentId: agent.actorId });
  const by = await speakAsAgent(tx, ticket, agent, { message: message.trim(), status });
  const url = await linkOfTicket(tx, context, ticket);
  if (ticket.kind === 'contact') await markAnswered(tx, id);
  await context.mailer.send(
    tx,
    answerMail(await asMailed(tx, ticket), { by, message: message.trim(), resolved: status === 'resolved', url }),
  );
}

interface Said {
  message: string;
  /** The ticket's status from then on. */
  status: TicketRow['status'];
}

/** Adds an agent's message to the conversation, and assigns it to them if it is nobody's. Returns their name. */
export async function speakAsAgent(
  tx: Transaction,
  ticket: TicketRow,
  agent: Actor,
  { message, status }: Said,
): Promise<string> {
  const by = await nameOf(tx, agent.actorId);
  await recordAgentActs(tx, ticket, agent, [
    { kind: 'message', body: message },
    ...(ticket.assigneeId === null ? [{ kind: 'assignment' as const, body: by, assigneeId: agent.actorId }] : []),
    ...(ticket.status === status ? [] : [{ kind: 'status' as const, body: status }]),
  ]);
  await updateTicket(tx, ticket.id, { status, assigneeId: ticket.assigneeId ?? agent.actorId });
  return by;
}

/** Stores an internal note, visible only to administrators. */
export async function noteOnTicket(tx: Transaction, id: string, message: string, agent: Actor): Promise<void> {
  const ticket = await lockTicket(tx, id);
  await recordAgentActs(tx, ticket, agent, [{ kind: 'note', body: message.trim() }]);
  await updateTicket(tx, id, {});
}
