import type { Transaction } from '../../db/index.ts';
import { type Actor, recordAudit } from '../../operations/index.ts';
import { nameOf } from './agents.ts';
import { insertEvents } from './ticket-events.ts';
import type { TicketRow } from './ticket-store.ts';

/** An administrator; without an address if they answer by mail. */
export type Agent = Omit<Actor, 'ip'> & { ip: string | null };

export type AgentAct =
  | { kind: 'message' | 'note' | 'status' | 'priority'; body: string }
  | { kind: 'assignment'; body: string; assigneeId: string | null };

const actions = {
  message: 'ticket.answered',
  note: 'ticket.noted',
  status: 'ticket.status_changed',
  priority: 'ticket.priority_changed',
  assignment: 'ticket.assigned',
} as const;

export const auditTarget = ({ id, number }: TicketRow) => ({ type: 'ticket', id, name: number });

/**
 * Adds what an agent did to the ticket and to the audit log, without the text of answers and notes. Returns the ids of
 * the events.
 */
export async function recordAgentActs(
  tx: Transaction,
  ticket: TicketRow,
  actor: Agent,
  acts: AgentAct[],
): Promise<string[]> {
  const authorName = await nameOf(tx, actor.actorId);
  const by = { ticketId: ticket.id, author: 'agent' as const, authorId: actor.actorId, authorName };
  const ids = await insertEvents(
    tx,
    acts.map(({ kind, body }) => ({ ...by, kind, body })),
  );
  for (const act of acts)
    await recordAudit(tx, {
      ...actor,
      action: actions[act.kind],
      target: auditTarget(ticket),
      ...valuesOf(ticket, act),
    });
  return ids;
}

function valuesOf({ status, priority, assigneeId }: TicketRow, act: AgentAct) {
  if (act.kind === 'status') return { before: { status }, after: { status: act.body } };
  if (act.kind === 'priority') return { before: { priority }, after: { priority: act.body } };
  if (act.kind === 'assignment') return { before: { assigneeId }, after: { assigneeId: act.assigneeId } };
  return {};
}
