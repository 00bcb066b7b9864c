import { count, sql } from 'drizzle-orm';
import type { MarketplaceRoleDefinition } from '@marketplace/shared/contracts';
import type { Queries } from '../../db/database.ts';
import { marketplaceRoleDefinitions, users } from '../../db/schema/users.ts';
import { holdsMarketplaceRoleSql } from './role-sql.ts';

/** The known marketplace roles, each with how many users hold it actively. */
export const listMarketplaceRoles = (db: Queries): Promise<MarketplaceRoleDefinition[]> =>
  db
    .select({
      id: marketplaceRoleDefinitions.id,
      roleName: marketplaceRoleDefinitions.roleName,
      roleType: marketplaceRoleDefinitions.roleType,
      description: marketplaceRoleDefinitions.description,
      members: sql<number>`(select ${count()}::int from ${users} where ${holdsMarketplaceRoleSql(
        sql`${marketplaceRoleDefinitions.roleName}`,
      )})`,
    })
    .from(marketplaceRoleDefinitions)
    .orderBy(marketplaceRoleDefinitions.roleName);
