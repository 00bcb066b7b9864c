import type { TicketChanges, TicketsChanged, TicketsFilter } from '@marketplace/shared/contracts';
import type { ApiContext } from '../../api-context.ts';
import { and, inArray } from 'drizzle-orm';
import { tickets, type Transaction } from '../../db/index.ts';
import { invalid, notFound } from '../../http/index.ts';
import type { Actor } from '../../operations/index.ts';
import { raiseAlerts } from '../alerts/raise-alerts.ts';
import { threadOf } from '../inbound-mail/mail-thread.ts';
import { findAgent } from './agents.ts';
import { asMailed } from './is-proven-requester.ts';
import { type AgentAct, recordAgentActs } from './record-agent-acts.ts';
import { isWanted } from './is-wanted.ts';
import { linkOfTicket } from './ticket-link.ts';
import { resolvedMail } from './ticket-mails.ts';
import { lockTickets, updateTicket, type TicketRow } from './ticket-store.ts';

type Context = Pick<ApiContext, 'db' | 'mailer' | 'keys' | 'config'>;

/**
 * Changes tickets, all or none, and emails the requesters of resolved ones. Returns how many actually changed, and which
 * were left alone because they don't match.
 */
export async function changeTickets(context: Context, changes: TicketChanges, actor: Actor): Promise<TicketsChanged> {
  const ids = [...new Set(changes.ids)];
  return context.db.transaction(async (tx) => {
    const assigneeName = await assigneeNameOf(tx, changes.assigneeId);
    const locked = await lockTickets(tx, ids);
    const fitting = changes.matching && (await fittingIds(tx, ids, changes.matching, actor.actorId));
    const wanted = fitting ? locked.filter(({ id }) => fitting.has(id)) : locked;
    if (!fitting && wanted.length < ids.length) throw notFound('ticket');
    let changed = 0;
    for (const ticket of wanted) {
      const { change, events } = differences(ticket, changes, assigneeName);
      if (events.length === 0) continue;
      changed += 1;
      await updateTicket(tx, ticket.id, change);
      await recordAgentActs(tx, ticket, actor, events);
      if (change.priority === 'urgent')
        await raiseAlerts(tx, context, 'urgent_ticket', [{ ...ticket, since: new Date() }]);
      if (change.status === 'resolved') {
        const about = { url: await linkOfTicket(tx, context, ticket), thread: await threadOf(tx, context, ticket) };
        await context.mailer.send(tx, resolvedMail(await asMailed(tx, ticket), about));
      }
    }
    return { changed, ...(fitting && { skipped: ids.filter((id) => !fitting.has(id)) }) };
  });
}

async function fittingIds(tx: Transaction, ids: string[], filter: TicketsFilter, callerId: string) {
  const rows = await tx
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(inArray(tickets.id, ids), isWanted(filter, callerId)));
  return new Set(rows.map(({ id }) => id));
}

/** Empty if unassigned. */
async function assigneeNameOf(tx: Transaction, assigneeId: string | null | undefined): Promise<string> {
  if (assigneeId === undefined || assigneeId === null) return '';
  const agent = await findAgent(tx, assigneeId);
  if (!agent) throw invalid('assigneeId', 'You can only assign tickets to active administrators.');
  return agent.name;
}

function differences(ticket: TicketRow, { status, priority, assigneeId }: TicketChanges, assigneeName: string) {
  const change: Partial<Pick<TicketRow, 'status' | 'priority' | 'assigneeId'>> = {};
  const events: AgentAct[] = [];
  if (status !== undefined && status !== ticket.status) {
    change.status = status;
    events.push({ kind: 'status', body: status });
  }
  if (priority !== undefined && priority !== ticket.priority) {
    change.priority = priority;
    events.push({ kind: 'priority', body: priority });
  }
  if (assigneeId !== undefined && assigneeId !== ticket.assigneeId) {
    change.assigneeId = assigneeId;
    events.push({ kind: 'assignment', body: assigneeName, assigneeId });
  }
  return { change, events };
}
