import { and, count, eq, sql, type SQL } from 'drizzle-orm';
import type { MarketplaceRole, Page, UserSummary, UsersQuery } from '@marketplace/shared/contracts';
import { defaultClientId, marketplaceRolesOf } from '../auth/user-columns.ts';
import type { Queries } from '../db/database.ts';
import { likePattern } from '../db/like-pattern.ts';
import { clients } from '../db/schema/organizations.ts';
import { sessions } from '../db/schema/sessions.ts';
import { users } from '../db/schema/users.ts';
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

export async function listUsers(db: Queries, query: UsersQuery): Promise<Page<UserSummary>> {
  const { search = '', role, status, page = 0, size = 20, sort = 'name,asc' } = query;
  const pattern = likePattern(search.trim());
  const wanted = and(
    search.trim() === ''
      ? undefined
      : sql`lower(concat_ws(E'\n', ${users.name}, ${users.email}, ${clients.name})) like lower(${pattern})`,
    role === undefined ? undefined : holdsRoleSql(role),
    status === undefined ? undefined : eq(users.status, status),
  );
  const [counted] = await db
    .select({ total: count() })
    .from(users)
    .leftJoin(clients, eq(clients.id, defaultClientId))
    .where(wanted);
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      marketplaceRoles: sql<MarketplaceRole[]>`${marketplaceRolesOf}`,
      status: users.status,
      organization: clients.name,
      lastSeenAt,
      createdAt: users.createdAt,
    })
    .from(users)
    .leftJoin(clients, eq(clients.id, defaultClientId))
    .where(wanted)
    .orderBy(orders[sort], users.id)
    .limit(size)
    .offset(page * size);
  const totalElements = counted?.total ?? 0;
  const content = rows.map(({ lastSeenAt: seen, createdAt, ...user }) => ({
    ...user,
    lastSeenAt: seen?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }));
  return { content, page, size, totalElements, totalPages: Math.ceil(totalElements / size) };
}
