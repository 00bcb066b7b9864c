import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { normaliseRole } from '../../http/index.ts';
import { userMarketplaceRoles, users } from '../../db/index.ts';

/** Reads role names the same way as the access rules: trimmed, uppercase, spaces as underscores. */
export const normalisedRoleSql = (name: SQLWrapper): SQL =>
  sql`upper(regexp_replace(btrim(${name}), '\\s+', '_', 'g'))`;

/** Users with this role, or with this marketplace role by name or type, unless it is inactive. */
export function holdsRoleSql(role: string): SQL {
  const wanted = normaliseRole(role);
  return sql`(${normalisedRoleSql(users.role)} = ${wanted} or ${holdsMarketplaceRoleSql(sql`${wanted}`)})`;
}

export const holdsMarketplaceRoleSql = (wanted: SQL): SQL => sql`exists (
  select 1 from ${userMarketplaceRoles} r
  where r.user_id = ${users.id} and r.role_status is not false
    and ${wanted} in (${normalisedRoleSql(sql`r.role_name`)}, ${normalisedRoleSql(sql`coalesce(r.role_type, '')`)}))`;
