import {
  TicketCategory,
  TicketPriority,
  type Page,
  type TicketsFilter,
  type TicketSummary,
  type TicketsQuery,
} from '@marketplace/shared/contracts';
import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { Value } from 'typebox/value';
import {
  bothWays,
  clients,
  modules,
  priorityRank,
  type Queries,
  readAll,
  readPage,
  ticketEvents,
  tickets,
  users,
} from '../../db/index.ts';
import { isWanted } from './is-wanted.ts';

const lastChanged = sql`${tickets.updatedAt} desc`;
const assignee = sql`coalesce((select lower(u.name) from ${users} u where u.id = ${tickets.assigneeId}), '')`;

const orders: Record<NonNullable<TicketsFilter['sort']>, SQL> = {
  ...bothWays({
    updatedAt: tickets.updatedAt,
    createdAt: tickets.createdAt,
    status: tickets.status,
    subject: sql`lower(${tickets.subject})`,
    assignee,
  }),
  // The most urgent has the lowest rank.
  'priority,desc': sql`${priorityRank(tickets.priority)}, ${lastChanged}`,
  'priority,asc': sql`${priorityRank(tickets.priority)} desc, ${lastChanged}`,
};

/** The requester, until something happens. */
const lastActivityBy = sql<string>`coalesce(
  (select e.author_name from ${ticketEvents} e where e.ticket_id = ${tickets.id} order by e.created_at desc, e.id desc limit 1),
  ${tickets.name})`;

const selectTickets = (db: Queries, wanted: SQL | undefined) =>
  db
    .select({
      id: tickets.id,
      kind: tickets.kind,
      number: tickets.number,
      subject: tickets.subject,
      name: tickets.name,
      email: tickets.email,
      category: tickets.category,
      priority: tickets.priority,
      status: tickets.status,
      assignee: { id: users.id, name: users.name },
      module: { id: modules.id, name: modules.name },
      organization: { id: clients.id, name: clients.name },
      lastActivityBy: lastActivityBy.as('last_activity_by'),
      createdAt: tickets.createdAt,
      updatedAt: tickets.updatedAt,
    })
    .from(tickets)
    .leftJoin(users, eq(users.id, tickets.assigneeId))
    .leftJoin(modules, eq(modules.id, tickets.moduleId))
    .leftJoin(clients, eq(clients.id, tickets.clientId))
    .where(wanted)
    .$dynamic();

const orderOf = ({ sort = 'updatedAt,desc' }: TicketsFilter) => [orders[sort], sql`${tickets.id}`];

const summaryOf = (row: ReturnType<typeof selectTickets>['_']['result'][number]): TicketSummary => ({
  ...row,
  category: Value.Parse(TicketCategory, row.category),
  priority: Value.Parse(TicketPriority, row.priority),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** A search may match every ticket; nobody pages through them all. */
const mostCounted = 1_000;

/**
 * The page is found only by ids: PostgreSQL would also look up all columns of the tickets before it.
 *
 * @param callerId who `me` and `mine` mean
 */
export async function listTickets(db: Queries, query: TicketsQuery, callerId: string): Promise<Page<TicketSummary>> {
  const select = db.select({ id: tickets.id }).from(tickets).where(isWanted(query, callerId)).$dynamic();
  const orderBy = orderOf(query);
  const paging = { ...query, ...(query.search?.trim() && { mostCounted }) };
  const page = await readPage(db, { select, orderBy, toItem: ({ id }) => id }, paging);
  const rows = await selectTickets(db, inArray(tickets.id, page.content)).orderBy(...orderBy);
  return { ...page, content: rows.map(summaryOf) };
}

/** All tickets of a filter, for a file. */
export const everyTicket = (db: Queries, filter: TicketsFilter, callerId: string): AsyncGenerator<TicketSummary> =>
  readAll({
    select: selectTickets(db, isWanted(filter, callerId)),
    orderBy: orderOf(filter),
    toItem: summaryOf,
  });
