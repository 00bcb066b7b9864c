import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { MarketplaceRole, Page, UserSummary, UsersFilter, UsersQuery } from '@marketplace/shared/contracts';
import { defaultClientId, marketplaceRolesOf } from '../auth/user-columns.ts';
import {
  bothWays,
  clientMembers,
  clients,
  containsText,
  type Queries,
  readAll,
  readPage,
  sessions,
  users,
} from '../../db/index.ts';
import { isPerson } from './is-person.ts';
import { holdsRoleSql } from './role-sql.ts';

const lastSeenAt = sql`(select max(s.last_seen_at) from ${sessions} s where s.user_id = ${users.id})`;

/** The organization they act for. Not joined, so that PostgreSQL only looks it up for the rows of a page. */
export const organizationName = sql<string | null>`(
  select o.name from ${clients} o where o.id = ${defaultClientId})`;

const orders: Record<NonNullable<UsersQuery['sort']>, SQL> = bothWays({
  name: sql`lower(${users.name})`,
  email: sql`lower(${users.email})`,
  role: users.role,
  status: users.status,
  organization: sql`lower(coalesce(${organizationName}, ''))`,
  createdAt: users.createdAt,
  lastSeenAt: sql`coalesce(${lastSeenAt}, '-infinity')`,
});

/** Name, email or organization contain this text. The organization is only looked up for members of one that does. */
export function isFoundBy(search: string | undefined): SQL | undefined {
  const named = containsText(search, clients.name);
  const members = sql`select m.user_id from ${clientMembers} m join ${clients} on ${clients.id} = m.client_id where ${named}`;
  return (
    named &&
    or(
      containsText(search, users.name, users.email),
      and(sql`${users.id} in (${members})`, containsText(search, organizationName)),
    )
  );
}

const matching = ({ search, role, status }: UsersFilter) =>
  and(isFoundBy(search), role === undefined ? undefined : holdsRoleSql(role), status && eq(users.status, status));

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  // Nested, so that their columns keep the table's name.
  marketplaceRoles: sql<MarketplaceRole[]>`${marketplaceRolesOf}`,
  status: users.status,
  organization: organizationName,
  lastSeenAt: sql<Date | null>`${lastSeenAt}`.mapWith(sessions.lastSeenAt),
  createdAt: users.createdAt,
};

const selectUsers = (db: Queries, wanted: SQL | undefined) =>
  db.select(columns).from(users).where(and(isPerson, wanted));

type Row = Omit<UserSummary, 'lastSeenAt' | 'createdAt'> & { lastSeenAt: Date | null; createdAt: Date };

const toSummary = ({ lastSeenAt: seen, createdAt, ...user }: Row): UserSummary => ({
  ...user,
  lastSeenAt: seen?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

const usersOf = (db: Queries, filter: UsersFilter) => ({
  select: selectUsers(db, matching(filter)).$dynamic(),
  orderBy: [orders[filter.sort ?? 'name,asc'], users.id],
  toItem: toSummary,
});

export const listUsers = (db: Queries, query: UsersQuery): Promise<Page<UserSummary>> =>
  readPage(db, usersOf(db, query), query);

export const everyUser = (db: Queries, filter: UsersFilter) => readAll(usersOf(db, filter));

/** Those of the ids that match a filter. */
export async function fittingUsers(db: Queries, ids: string[], filter: UsersFilter): Promise<string[]> {
  const rows = await selectUsers(db, and(inArray(users.id, ids), matching(filter)));
  return rows.map(({ id }) => id);
}

export async function findUserSummary(db: Queries, id: string): Promise<UserSummary | undefined> {
  const [row] = await selectUsers(db, eq(users.id, id));
  return row && toSummary(row);
}
