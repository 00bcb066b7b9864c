import type { Page, RoleMember, RoleMembersQuery } from '@marketplace/shared/contracts';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { marketplaceRoleDefinitions, type Queries, readPage, userMarketplaceRoles, users } from '../../db/index.ts';
import { notFound } from '../../http/index.ts';
import { isPerson } from './is-person.ts';
import { holdsMarketplaceRoleSql, normalisedRoleSql } from './role-sql.ts';
import { isFoundBy, organizationName } from './list-users.ts';

/** The user holds a role of this name or type, active or not. */
const holdsAnyhow = (wanted: SQL) => sql`exists (
  select 1 from ${userMarketplaceRoles} r where r.user_id = ${users.id}
    and ${wanted} in (${normalisedRoleSql(sql`r.role_name`)}, ${normalisedRoleSql(sql`coalesce(r.role_type, '')`)}))`;

/** The holders of a marketplace role, by name. @throws ApiError 404 */
export async function listRoleMembers(db: Queries, id: string, query: RoleMembersQuery): Promise<Page<RoleMember>> {
  const [role] = await db.select().from(marketplaceRoleDefinitions).where(eq(marketplaceRoleDefinitions.id, id));
  if (!role) throw notFound('role');
  const name = sql`${role.roleName}::text`;
  const select = db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      status: users.status,
      organization: organizationName,
      active: sql<boolean>`${holdsMarketplaceRoleSql(name)}`,
    })
    .from(users)
    .where(and(isPerson, holdsAnyhow(name), isFoundBy(query.search)))
    .$dynamic();
  const orderBy = [sql`lower(${users.name})`, users.id];
  return readPage(db, { select, orderBy, toItem: (member) => member }, query);
}
