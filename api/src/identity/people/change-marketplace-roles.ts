import type { MarketplaceRolesBody } from '@marketplace/shared/contracts';
import type { Actor } from '../../operations/index.ts';
import { type Database, marketplaceRoleDefinitions, type Transaction } from '../../db/index.ts';
import { found, invalid } from '../../http/index.ts';
import {
  asHeld,
  countsAs,
  findRoleDefinitions,
  heldRolesText,
  isSameRole,
  listHeldRoles,
  replaceHeldRoles,
  withStatus,
  type HeldRole,
  type RoleDefinition,
} from './held-roles.ts';
import { assertMayChange, lockPeople, type Person } from './lock-people.ts';
import { recordChange } from './record-change.ts';

type Wanted = MarketplaceRolesBody['roles'][number];

/** Replaces the user's marketplace roles with these. @throws ApiError 400, 403, 404 */
export async function setMarketplaceRoles(db: Database, actor: Actor, id: string, roles: Wanted[]): Promise<void> {
  await changeRolesOf(db, actor, id, async (tx, held) => {
    const known = await tx.select().from(marketplaceRoleDefinitions);
    const next: HeldRole[] = [];
    for (const wanted of roles) {
      const { roleName, roleStatus = true } = typeof wanted === 'string' ? { roleName: wanted } : wanted;
      const role = withStatus(roleCalled(roleName, held, known), roleStatus);
      if (next.some((other) => isSameRole(other, role))) throw invalid('roles', `${roleName} is listed twice.`);
      next.push(role);
    }
    return next;
  });
}

/** Grants marketplace roles in addition to the user's others. @throws ApiError 400, 403, 404 */
export async function assignMarketplaceRoles(db: Database, actor: Actor, id: string, roleIds: string[]): Promise<void> {
  await changeRolesOf(db, actor, id, async (tx, held) =>
    withGranted(held, await findRoleDefinitions(tx, 'roleIds', roleIds)),
  );
}

type Change = (tx: Transaction, held: HeldRole[]) => Promise<HeldRole[]>;

async function changeRolesOf(db: Database, actor: Actor, id: string, change: Change): Promise<void> {
  await db.transaction(async (tx) => {
    const { actor: by, people } = await lockPeople(tx, actor, [id]);
    const person = found('user', people[0]);
    assertMayChange(by, people);
    const held = await listHeldRoles(tx, id);
    await writeRoles(tx, actor, person, held, await change(tx, held));
  });
}

/** Returns whether something changed. */
export async function writeRoles(tx: Transaction, actor: Actor, person: Person, held: HeldRole[], next: HeldRole[]) {
  const [before, after] = [heldRolesText(held), heldRolesText(next)];
  if (JSON.stringify(before) === JSON.stringify(after)) return false;
  await replaceHeldRoles(tx, person.id, next);
  await recordChange(tx, actor, person, {
    action: 'user.marketplace_roles_changed',
    before: { marketplaceRoles: before },
    after: { marketplaceRoles: after },
  });
  return true;
}

/** A granted role that the user already held inactive becomes active again. */
export function withGranted(held: HeldRole[], granted: RoleDefinition[]): HeldRole[] {
  const kept = held.map((role) => (granted.some((one) => countsAs(role, one)) ? withStatus(role, true) : role));
  return [...kept, ...granted.filter((one) => !held.some((role) => countsAs(role, one))).map(asHeld)];
}

/** As the user holds it, else as defined: nobody can invent a role, or one that opens an administrator's pages. */
function roleCalled(roleName: string, held: HeldRole[], known: RoleDefinition[]): HeldRole {
  const own = held.find((role) => isSameRole(role, { roleName }));
  if (own) return own;
  const definition = known.find((role) => isSameRole(role, { roleName }));
  if (!definition) throw invalid('roles', `There's no marketplace role ${roleName.trim()}.`);
  return asHeld(definition);
}
