import type { TicketChanges } from '@marketplace/shared/contracts';
import type { ApiContext } from '../../api-context.ts';
import type { Transaction } from '../../db/index.ts';
import { invalid, notFound } from '../../http/index.ts';
import type { Actor } from '../../operations/index.ts';
import { raiseAlerts } from '../alerts/raise-alerts.ts';
import { threadOf } from '../inbound-mail/mail-thread.ts';
import { findAgent } from './agents.ts';
import { asMailed } from './is-proven-requester.ts';
import { type AgentAct, recordAgentActs } from './record-agent-acts.ts';
import { linkOfTicket } from './ticket-link.ts';
import { resolvedMail } from './ticket-mails.ts';
import { lockTickets, updateTicket, type TicketRow } from './ticket-store.ts';

type Context = Pick<ApiContext, 'db' | 'mailer' | 'keys' | 'config'>;

/** Changes tickets, all or none, and emails the requesters of resolved ones. Returns how many actually changed. */
export async function changeTickets(context: Context, changes: TicketChanges, actor: Actor): Promise<number> {
  const ids = [...new Set(changes.ids)];
  return context.db.transaction(async (tx) => {
    const assigneeName = await assigneeNameOf(tx, changes.assigneeId);
    const tickets = await lockTickets(tx, ids);
    if (tickets.length < ids.length) throw notFound('ticket');
    let changed = 0;
    for (const ticket of tickets) {
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
    return changed;
  });
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
