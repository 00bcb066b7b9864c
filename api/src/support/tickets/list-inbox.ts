import {
  TicketCategory,
  TicketPriority,
  type Page,
  type TicketSummary,
  type TicketsQuery,
} from '@marketplace/shared/contracts';
import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { Value } from 'typebox/value';
import { containsText, type Queries, readPage, tickets, users } from '../../db/index.ts';

const rank = sql`array_position(array['urgent', 'high', 'normal', 'low'], ${tickets.priority})`;

const orders: Record<NonNullable<TicketsQuery['sort']>, SQL> = {
  'updatedAt,desc': sql`${tickets.updatedAt} desc`,
  'createdAt,desc': sql`${tickets.createdAt} desc`,
  'createdAt,asc': sql`${tickets.createdAt}`,
  'priority,desc': sql`${rank}, ${tickets.updatedAt} desc`,
};

function hasStatus(status: TicketsQuery['status']): SQL | undefined {
  if (status === undefined) return undefined;
  return status === 'unsolved' ? inArray(tickets.status, ['new', 'open', 'waiting']) : eq(tickets.status, status);
}

function isAssignedTo(assignee: string | undefined, callerId: string): SQL | undefined {
  if (assignee === undefined) return undefined;
  return assignee === 'nobody'
    ? isNull(tickets.assigneeId)
    : eq(tickets.assigneeId, assignee === 'me' ? callerId : assignee);
}

export function listTickets(db: Queries, query: TicketsQuery, callerId: string): Promise<Page<TicketSummary>> {
  const wanted = and(
    containsText(query.search, tickets.number, tickets.subject, tickets.name, tickets.email),
    hasStatus(query.status),
    query.priority === undefined ? undefined : eq(tickets.priority, query.priority),
    isAssignedTo(query.assignee, callerId),
    query.clientId === undefined ? undefined : eq(tickets.clientId, query.clientId),
  );
  const select = db
    .select({
      id: tickets.id,
      number: tickets.number,
      subject: tickets.subject,
      name: tickets.name,
      email: tickets.email,
      category: tickets.category,
      priority: tickets.priority,
      status: tickets.status,
      assignee: { id: users.id, name: users.name },
      createdAt: tickets.createdAt,
      updatedAt: tickets.updatedAt,
    })
    .from(tickets)
    .leftJoin(users, eq(users.id, tickets.assigneeId))
    .where(wanted)
    .$dynamic();
  return readPage(
    db,
    {
      select,
      orderBy: [orders[query.sort ?? 'updatedAt,desc'], tickets.id],
      toItem: (row) => ({
        ...row,
        category: Value.Parse(TicketCategory, row.category),
        priority: Value.Parse(TicketPriority, row.priority),
        createdAt: row.createdAt.toISOString(),
        updatedAt: row.updatedAt.toISOString(),
      }),
    },
    query,
  );
}
