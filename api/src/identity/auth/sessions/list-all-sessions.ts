import type { AdminSession, Page, SessionsFilter, SessionsQuery } from '@marketplace/shared/contracts';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { type Queries, readAll, readPage, sessions, users } from '../../../db/index.ts';
import { wantedSessions } from './session-filters.ts';
import { sessionColumns, toSessionSummary } from './session-summary.ts';

const orders: Record<NonNullable<SessionsQuery['sort']>, SQL> = {
  'lastSeenAt,desc': sql`${sessions.lastSeenAt} desc`,
  'lastSeenAt,asc': sql`${sessions.lastSeenAt}`,
  'createdAt,desc': sql`${sessions.createdAt} desc`,
  'createdAt,asc': sql`${sessions.createdAt}`,
  'user,asc': sql`lower(${users.name}), ${sessions.lastSeenAt} desc`,
  'user,desc': sql`lower(${users.name}) desc, ${sessions.lastSeenAt} desc`,
};

const sessionsOf = async (db: Queries, query: SessionsQuery, currentId: string) => ({
  select: db
    .select({
      ...sessionColumns,
      user: { id: users.id, name: users.name, email: users.email, role: users.role },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(await wantedSessions(db, query))
    .$dynamic(),
  orderBy: [orders[query.sort ?? 'lastSeenAt,desc'], sessions.id],
  toItem: ({ user, ...row }: Parameters<typeof toSessionSummary>[0] & Pick<AdminSession, 'user'>): AdminSession => ({
    ...toSessionSummary(row, currentId),
    user,
  }),
});

/** A page of everyone's active sessions. */
export const listAllSessions = async (
  db: Queries,
  query: SessionsQuery,
  currentId: string,
): Promise<Page<AdminSession>> => readPage(db, await sessionsOf(db, query, currentId), query);

/** Everything that matches the filters, for a file. */
export const exportSessions = async (db: Queries, query: SessionsQuery, currentId: string) =>
  readAll(await sessionsOf(db, query, currentId));

/** Those of the ids that match a filter. */
export async function fittingSessions(db: Queries, ids: string[], filter: SessionsFilter): Promise<string[]> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.id, ids), await wantedSessions(db, filter)));
  return rows.map(({ id }) => id);
}
