import { MappedRole, type RoleMapping } from '@marketplace/shared/contracts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { Value } from 'typebox/value';
import { recordAudit } from '../../operations/index.ts';
import { normaliseRole } from '../../http/index.ts';
import { marketplaceRoleDefinitions, type Transaction, userMarketplaceRoles, users } from '../../db/index.ts';
import type { ProviderRow } from './provider-store.ts';

const isOwnRole = (role: string) => role === 'USER' || role === 'ADMIN';

/** The roles of all matching groups, without duplicates. */
export const mappedRoles = (mapping: { group: string; role: string }[], groups: string[]): MappedRole[] => [
  ...new Set(
    mapping
      .filter((line): line is RoleMapping => Value.Check(MappedRole, line.role))
      .filter(({ group }) => groups.includes(group))
      .map(({ role }) => role),
  ),
];

interface Person {
  id: string;
  email: string;
  role: string;
}

/**
 * A provider decides about the roles in its mapping: people who match hold them, people who no longer match lose them.
 * Other roles stay as they are. It never raises the roles of people who created or changed it.
 */
export async function mapRoles(
  tx: Transaction,
  { roleClaim, roleMapping, name, editors }: ProviderRow,
  person: Person,
  groups: string[],
  ip: string,
): Promise<void> {
  if (!roleClaim || roleMapping.length === 0) return;
  const named = roleMapping.map(({ role }) => role);
  const fitting: string[] = mappedRoles(roleMapping, groups);
  const mayRise = !editors.includes(person.id);
  const role = ownRoleOf(person.role, named, fitting, mayRise);
  if (role !== person.role) await tx.update(users).set({ role }).where(eq(users.id, person.id));
  const mapped = named.filter((one) => !isOwnRole(one));
  const lost = await takeRoles(
    tx,
    person.id,
    mapped.filter((one) => !fitting.includes(one)),
  );
  const given = mayRise ? await giveRoles(tx, person.id, fitting.filter((one) => !isOwnRole(one)).toSorted()) : [];
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

/** The highest of the matching ones. */
function ownRoleOf(held: string, named: string[], fitting: string[], mayRise: boolean): string {
  const isAdmin = normaliseRole(held) === 'ADMIN';
  if (fitting.includes('ADMIN')) return mayRise && !isAdmin ? 'ADMIN' : held;
  if (fitting.includes('USER')) return 'USER';
  return isAdmin && named.includes('ADMIN') ? 'USER' : held;
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
async function giveRoles(tx: Transaction, userId: string, roles: string[]): Promise<string[]> {
  const held = await heldRoles(tx, userId);
  const given = roles.filter((role) => !held.some(({ roleName }) => normaliseRole(roleName) === role));
  const next = Math.max(-1, ...held.map((one) => one.position)) + 1;
  for (const [index, role] of given.entries()) {
    const roleType = tx
      .select({ roleType: marketplaceRoleDefinitions.roleType })
      .from(marketplaceRoleDefinitions)
      .where(eq(marketplaceRoleDefinitions.roleName, role));
    await tx
      .insert(userMarketplaceRoles)
      .values({ userId, position: next + index, roleName: role, roleType: sql`(${roleType})`, roleStatus: true });
  }
  return given;
}
