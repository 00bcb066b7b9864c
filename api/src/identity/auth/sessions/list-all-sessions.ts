import type { AdminSession, Page, SessionsQuery } from '@marketplace/shared/contracts';
import { count, eq, sql, type SQL } from 'drizzle-orm';
import { type Queries, sessions, users } from '../../../db/index.ts';
import { pageOf, pagingOf } from '../../../http/index.ts';
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

/** The most rows that a file holds. */
const mostExported = 50_000;

/** The live sessions of everybody, a page at a time. */
export async function listAllSessions(
  db: Queries,
  query: SessionsQuery,
  currentId: string,
): Promise<Page<AdminSession>> {
  const wanted = await wantedSessions(db, query);
  const [counted] = await db
    .select({ total: count() })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(wanted);
  const { size, offset } = pagingOf(query);
  const content = await readSessions(db, { wanted, sort: query.sort, size, offset }, currentId);
  return pageOf(content, counted?.total ?? 0, query);
}

/** All that the filters let through, for a file. */
export const exportSessions = async (db: Queries, query: SessionsQuery, currentId: string): Promise<AdminSession[]> =>
  readSessions(
    db,
    { wanted: await wantedSessions(db, query), sort: query.sort, size: mostExported, offset: 0 },
    currentId,
  );

interface Part {
  wanted: SQL | undefined;
  sort: SessionsQuery['sort'];
  size: number;
  offset: number;
}

async function readSessions(
  db: Queries,
  { wanted, sort = 'lastSeenAt,desc', size, offset }: Part,
  currentId: string,
): Promise<AdminSession[]> {
  const rows = await db
    .select({
      ...sessionColumns,
      user: { id: users.id, name: users.name, email: users.email, role: users.role },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(wanted)
    .orderBy(orders[sort], sessions.id)
    .limit(size)
    .offset(offset);
  return rows.map(({ user, ...row }) => ({ ...toSessionSummary(row, currentId), user }));
}
