import { and, count, eq, sql, type SQL } from 'drizzle-orm';
import type { MarketplaceRole, Page, UserSummary, UsersFilter, UsersQuery } from '@marketplace/shared/contracts';
import { defaultClientId, marketplaceRolesOf } from '../auth/user-columns.ts';
import { clients, likePattern, type Queries, rowsInParts, sessions, users } from '../../db/index.ts';
import { pageOf, pagingOf } from '../../http/index.ts';
import { holdsRoleSql } from './role-sql.ts';

const lastSeenAt =
  sql<Date | null>`(select max(s.last_seen_at) from ${sessions} s where s.user_id = ${users.id})`.mapWith(
    sessions.lastSeenAt,
  );

const orders: Record<NonNullable<UsersQuery['sort']>, SQL> = {
  'name,asc': sql`lower(${users.name})`,
  'name,desc': sql`lower(${users.name}) desc`,
  'email,asc': sql`lower(${users.email})`,
  'email,desc': sql`lower(${users.email}) desc`,
  'createdAt,desc': sql`${users.createdAt} desc`,
  'lastSeenAt,desc': sql`${lastSeenAt} desc nulls last`,
};

/** Name, e-mail or organization hold this text. */
export const isFoundBy = (search: string): SQL | undefined =>
  search.trim() === ''
    ? undefined
    : sql`lower(concat_ws(E'\n', ${users.name}, ${users.email}, ${clients.name})) like lower(${likePattern(search.trim())})`;

const matching = ({ search = '', role, status }: UsersFilter) =>
  and(
    isFoundBy(search),
    role === undefined ? undefined : holdsRoleSql(role),
    status === undefined ? undefined : eq(users.status, status),
  );

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  marketplaceRoles: sql<MarketplaceRole[]>`${marketplaceRolesOf}`,
  status: users.status,
  organization: clients.name,
  lastSeenAt,
  createdAt: users.createdAt,
};

const selectUsers = (db: Queries, wanted: SQL | undefined) =>
  db.select(columns).from(users).leftJoin(clients, eq(clients.id, defaultClientId)).where(wanted);

type Row = Omit<UserSummary, 'lastSeenAt' | 'createdAt'> & { lastSeenAt: Date | null; createdAt: Date };

const toSummary = ({ lastSeenAt: seen, createdAt, ...user }: Row): UserSummary => ({
  ...user,
  lastSeenAt: seen?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

export async function listUsers(db: Queries, query: UsersQuery): Promise<Page<UserSummary>> {
  const wanted = matching(query);
  const { size, offset } = pagingOf(query);
  const [counted] = await db
    .select({ total: count() })
    .from(users)
    .leftJoin(clients, eq(clients.id, defaultClientId))
    .where(wanted);
  const rows = await selectUsers(db, wanted)
    .orderBy(orders[query.sort ?? 'name,asc'], users.id)
    .limit(size)
    .offset(offset);
  return pageOf(rows.map(toSummary), counted?.total ?? 0, query);
}

/** All users of a search, as they come from the database. */
export async function* everyUser(db: Queries, filter: UsersFilter): AsyncGenerator<UserSummary> {
  const rows = rowsInParts(({ limit, offset }) =>
    selectUsers(db, matching(filter))
      .orderBy(orders[filter.sort ?? 'name,asc'], users.id)
      .limit(limit)
      .offset(offset),
  );
  for await (const row of rows) yield toSummary(row);
}

export async function findUserSummary(db: Queries, id: string): Promise<UserSummary | undefined> {
  const [row] = await selectUsers(db, eq(users.id, id));
  return row && toSummary(row);
}
