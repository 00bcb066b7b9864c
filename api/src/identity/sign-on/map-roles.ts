import { MappedRole, type RoleMapping } from '@marketplace/shared/contracts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { Value } from 'typebox/value';
import { recordAudit } from '../../operations/index.ts';
import { normaliseRole } from '../../http/index.ts';
import { marketplaceRoleDefinitions, type Transaction, userMarketplaceRoles, users } from '../../db/index.ts';
import type { ProviderRow } from './provider-store.ts';

const isOwnRole = (role: string) => role === 'USER' || role === 'ADMIN';

/** The first line that fits counts. */
export const mappedRole = (mapping: { group: string; role: string }[], groups: string[]): MappedRole | undefined =>
  mapping
    .filter((line): line is RoleMapping => Value.Check(MappedRole, line.role))
    .find(({ group }) => groups.includes(group))?.role;

interface Person {
  id: string;
  email: string;
  role: string;
}

/**
 * A provider decides about the roles that its mapping names: who fits holds them, who no longer fits loses them. Other
 * roles stay as they are.
 */
export async function mapRoles(
  tx: Transaction,
  { roleClaim, roleMapping, name }: ProviderRow,
  person: Person,
  groups: string[],
  ip: string,
): Promise<void> {
  if (!roleClaim || roleMapping.length === 0) return;
  const named = roleMapping.map(({ role }) => role);
  const fitting = mappedRole(roleMapping, groups);
  const role = ownRoleOf(person.role, named, fitting);
  if (role !== person.role) await tx.update(users).set({ role }).where(eq(users.id, person.id));
  const lost = await takeRoles(
    tx,
    person.id,
    named.filter((one) => !isOwnRole(one) && one !== fitting),
  );
  const given = fitting && !isOwnRole(fitting) && (await giveRole(tx, person.id, fitting)) ? [fitting] : [];
  if (role === person.role && lost.length === 0 && given.length === 0) return;
  await recordAudit(tx, {
    actorId: null,
    action: 'user.roles_mapped',
    target: { type: 'user', id: person.id, name: person.email },
    before: { role: person.role, marketplaceRoles: lost },
    after: { role, marketplaceRoles: given, signOn: name },
    ip,
  });
}

function ownRoleOf(held: string, named: string[], fitting: string | undefined): string {
  if (fitting !== undefined && isOwnRole(fitting)) return fitting;
  return normaliseRole(held) === 'ADMIN' && named.includes('ADMIN') ? 'USER' : held;
}

const heldRoles = (tx: Transaction, userId: string) =>
  tx
    .select({ position: userMarketplaceRoles.position, roleName: userMarketplaceRoles.roleName })
    .from(userMarketplaceRoles)
    .where(eq(userMarketplaceRoles.userId, userId));

async function takeRoles(tx: Transaction, userId: string, roles: string[]): Promise<string[]> {
  const lost = (await heldRoles(tx, userId)).filter(({ roleName }) => roles.includes(normaliseRole(roleName)));
  if (lost.length === 0) return [];
  const positions = lost.map(({ position }) => position);
  await tx
    .delete(userMarketplaceRoles)
    .where(and(eq(userMarketplaceRoles.userId, userId), inArray(userMarketplaceRoles.position, positions)));
  return lost.map(({ roleName }) => roleName);
}

/** One that an administrator made inactive stays inactive. */
async function giveRole(tx: Transaction, userId: string, role: string): Promise<boolean> {
  const held = await heldRoles(tx, userId);
  if (held.some(({ roleName }) => normaliseRole(roleName) === role)) return false;
  const roleType = tx
    .select({ roleType: marketplaceRoleDefinitions.roleType })
    .from(marketplaceRoleDefinitions)
    .where(eq(marketplaceRoleDefinitions.roleName, role));
  const position = Math.max(-1, ...held.map((one) => one.position)) + 1;
  await tx
    .insert(userMarketplaceRoles)
    .values({ userId, position, roleName: role, roleType: sql`(${roleType})`, roleStatus: true });
  return true;
}
