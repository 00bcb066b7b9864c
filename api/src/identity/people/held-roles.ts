import type { MarketplaceRole } from '@marketplace/shared/contracts';
import { eq, inArray } from 'drizzle-orm';
import { invalid, normaliseRole } from '../../http/index.ts';
import { marketplaceRoleDefinitions, type Queries, type Transaction, userMarketplaceRoles } from '../../db/index.ts';
import { marketplaceRoleText } from './marketplace-role-text.ts';

export type RoleDefinition = Pick<typeof marketplaceRoleDefinitions.$inferSelect, 'id' | 'roleName' | 'roleType'>;

/** A marketplace role as a user holds it, in its original spelling. */
export type HeldRole = Pick<typeof userMarketplaceRoles.$inferSelect, 'roleName' | 'roleType' | 'roleStatus' | 'plain'>;

export const listHeldRoles = (db: Queries, userId: string): Promise<HeldRole[]> =>
  db
    .select({
      roleName: userMarketplaceRoles.roleName,
      roleType: userMarketplaceRoles.roleType,
      roleStatus: userMarketplaceRoles.roleStatus,
      plain: userMarketplaceRoles.plain,
    })
    .from(userMarketplaceRoles)
    .where(eq(userMarketplaceRoles.userId, userId))
    .orderBy(userMarketplaceRoles.position);

export async function replaceHeldRoles(tx: Transaction, userId: string, held: HeldRole[]): Promise<void> {
  await tx.delete(userMarketplaceRoles).where(eq(userMarketplaceRoles.userId, userId));
  if (held.length === 0) return;
  await tx.insert(userMarketplaceRoles).values(held.map((role, position) => ({ ...role, userId, position })));
}

/** @throws ApiError 400 for an id that no marketplace role has */
export async function findRoleDefinitions(db: Queries, field: string, ids: string[]): Promise<RoleDefinition[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const found = await db
    .select()
    .from(marketplaceRoleDefinitions)
    .where(inArray(marketplaceRoleDefinitions.id, wanted))
    .orderBy(marketplaceRoleDefinitions.roleName);
  if (found.length < wanted.length) throw invalid(field, "One of these marketplace roles doesn't exist.");
  return found;
}

export const asHeld = ({ roleName, roleType }: RoleDefinition): HeldRole => ({
  roleName,
  roleType,
  roleStatus: true,
  plain: false,
});

export const isSameRole = (one: { roleName: string }, other: { roleName: string }) =>
  normaliseRole(one.roleName) === normaliseRole(other.roleName);

/** As in the access rules: by its name, or by its type. */
export const countsAs = ({ roleName, roleType }: HeldRole, definition: RoleDefinition) =>
  [roleName, roleType ?? ''].map(normaliseRole).includes(normaliseRole(definition.roleName));

/** The role as held, but active or inactive; a plain name is always active. */
export const withStatus = (role: HeldRole, active: boolean): HeldRole =>
  (role.roleStatus !== false) === active ? role : { ...role, roleStatus: active, plain: false };

/** For the audit log. */
export const heldRolesText = (held: HeldRole[]): string[] =>
  held.map(({ roleName, roleStatus }) =>
    marketplaceRoleText({ roleName, ...(roleStatus !== null && { roleStatus }) } satisfies MarketplaceRole),
  );
