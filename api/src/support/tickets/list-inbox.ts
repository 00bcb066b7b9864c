import {
  TicketCategory,
  TicketPriority,
  type Page,
  type TicketSummary,
  type TicketsQuery,
} from '@marketplace/shared/contracts';
import { and, count, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { Value } from 'typebox/value';
import { likePattern, type Queries, tickets, users } from '../../db/index.ts';
import { pageOf, pagingOf } from '../../http/index.ts';

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

function matches(search: string): SQL | undefined {
  if (search === '') return undefined;
  const { number, subject, name, email } = tickets;
  return sql`lower(concat_ws(E'\n', ${number}, ${subject}, ${name}, ${email})) like lower(${likePattern(search)})`;
}

export async function listTickets(db: Queries, query: TicketsQuery, callerId: string): Promise<Page<TicketSummary>> {
  const wanted = and(
    matches(query.search?.trim() ?? ''),
    hasStatus(query.status),
    query.priority === undefined ? undefined : eq(tickets.priority, query.priority),
    isAssignedTo(query.assignee, callerId),
  );
  const { size, offset } = pagingOf(query);
  const [counted] = await db.select({ total: count() }).from(tickets).where(wanted);
  const rows = await db
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
    .orderBy(orders[query.sort ?? 'updatedAt,desc'], tickets.id)
    .limit(size)
    .offset(offset);
  const content = rows.map((row) => ({
    ...row,
    category: Value.Parse(TicketCategory, row.category),
    priority: Value.Parse(TicketPriority, row.priority),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
  return pageOf(content, counted?.total ?? 0, query);
}
