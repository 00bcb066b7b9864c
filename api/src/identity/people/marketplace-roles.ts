import { count, sql } from 'drizzle-orm';
import type { MarketplaceRoleDefinition } from '@marketplace/shared/contracts';
import { marketplaceRoleDefinitions, type Queries, users } from '../../db/index.ts';
import { isPerson } from './is-person.ts';
import { holdsMarketplaceRoleSql } from './role-sql.ts';

/** The known marketplace roles, each with its number of active holders. */
export const listMarketplaceRoles = (db: Queries): Promise<MarketplaceRoleDefinition[]> =>
  db
    .select({
      id: marketplaceRoleDefinitions.id,
      roleName: marketplaceRoleDefinitions.roleName,
      roleType: marketplaceRoleDefinitions.roleType,
      description: marketplaceRoleDefinitions.description,
      members: sql<number>`(select ${count()}::int from ${users} where ${isPerson} and ${holdsMarketplaceRoleSql(
        sql`${marketplaceRoleDefinitions.roleName}`,
      )})`,
    })
    .from(marketplaceRoleDefinitions)
    .orderBy(marketplaceRoleDefinitions.roleName);
