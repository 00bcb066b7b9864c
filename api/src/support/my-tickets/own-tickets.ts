import type { MyTicket, MyTicketsQuery, Page } from '@marketplace/shared/contracts';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { bothWays, type Queries, readPage, tickets, users } from '../../db/index.ts';
import { found } from '../../http/index.ts';
import type { TicketRow } from '../tickets/ticket-store.ts';

/** Raised while signed in, or from the account's address, which its owner has proven. */
const isOf = (userId: string): SQL | undefined =>
  or(
    eq(tickets.userId, userId),
    eq(sql`lower(${tickets.email})`, sql`(select lower(${users.email}) from ${users} where ${eq(users.id, userId)})`),
  );

const statuses = { unsolved: ['new', 'open', 'waiting'], solved: ['resolved', 'closed'] } as const;

const orders: Record<NonNullable<MyTicketsQuery['sort']>, SQL> = bothWays({
  updatedAt: tickets.updatedAt,
  createdAt: tickets.createdAt,
  subject: sql`lower(${tickets.subject})`,
  status: tickets.status,
});

/** A page of a person's own tickets, messages and demo requests, last changed first by default. */
export function listOwnTickets(
  db: Queries,
  userId: string,
  { status, sort = 'updatedAt,desc', page, size }: MyTicketsQuery,
): Promise<Page<MyTicket>> {
  const select = db
    .select({
      id: tickets.id,
      kind: tickets.kind,
      number: tickets.number,
      subject: tickets.subject,
      status: tickets.status,
      createdAt: tickets.createdAt,
      updatedAt: tickets.updatedAt,
    })
    .from(tickets)
    .where(and(isOf(userId), status && inArray(tickets.status, statuses[status])))
    .$dynamic();
  const toItem = (row: (typeof select)['_']['result'][number]): MyTicket => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  });
  return readPage(db, { select, orderBy: [orders[sort], tickets.id], toItem }, { page, size });
}

/** @throws ApiError 404, also for another's ticket */
export async function findOwnTicket(db: Queries, userId: string, id: string): Promise<TicketRow> {
  const [ticket] = await db
    .select()
    .from(tickets)
    .where(and(eq(tickets.id, id), isOf(userId)));
  return found('ticket', ticket);
}
