import type { TicketsFilter } from '@marketplace/shared/contracts';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { tickets, ticketSearch } from '../../db/index.ts';

function hasStatus(status: TicketsFilter['status']): SQL | undefined {
  if (status === undefined) return undefined;
  return status === 'unsolved' ? inArray(tickets.status, ['new', 'open', 'waiting']) : eq(tickets.status, status);
}

function isAssignedTo(assignee: string | undefined, callerId: string): SQL | undefined {
  if (assignee === undefined) return undefined;
  return assignee === 'nobody'
    ? isNull(tickets.assigneeId)
    : eq(tickets.assigneeId, assignee === 'me' ? callerId : assignee);
}

/** Not solved, and the requester had the last word. */
export const asksForAnswer = and(eq(tickets.lastWordFrom, 'requester'), hasStatus('unsolved'));

const views: Record<NonNullable<TicketsFilter['view']>, (callerId: string) => SQL | undefined> = {
  mine: (callerId) => eq(tickets.assigneeId, callerId),
  unassigned: () => isNull(tickets.assigneeId),
  urgent: () => eq(tickets.priority, 'urgent'),
  waiting: () => asksForAnswer,
};

/** All words of a search, the last one as a prefix; a search without any word finds nothing. */
const holds = (search: string): SQL =>
  sql`${tickets.id} in (select ${ticketSearch.ticketId} from ${ticketSearch} where ${ticketSearch.words} @@ search_query(${search}))`;

/** @param callerId who `me` and `mine` mean */
export const isWanted = (
  { search = '', kind, view, status, priority, assignee, clientId }: TicketsFilter,
  callerId: string,
): SQL | undefined =>
  and(
    search.trim() === '' ? undefined : holds(search),
    kind && eq(tickets.kind, kind),
    view && views[view](callerId),
    hasStatus(status),
    priority && eq(tickets.priority, priority),
    isAssignedTo(assignee, callerId),
    clientId === undefined ? undefined : eq(tickets.clientId, clientId),
  );
