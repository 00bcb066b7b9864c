import type { PeopleChanged, PeopleChanges } from '@marketplace/shared/contracts';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../operations/index.ts';
import { revokeSessionsOf } from '../auth/session-store.ts';
import { type Database, type Transaction, users } from '../../db/index.ts';
import { ApiError } from '../../http/index.ts';
import { withGranted, writeRoles } from './change-marketplace-roles.ts';
import { countsAs, findRoleDefinitions, listHeldRoles, withStatus, type RoleDefinition } from './held-roles.ts';
import { assertMayChange, assertSuperAdminRemains, lockPeople, type Person } from './lock-people.ts';
import { fittingUsers } from './list-users.ts';
import { recordChange } from './record-change.ts';

interface RoleChanges {
  granted: RoleDefinition[];
  suspended: RoleDefinition[];
  revoked: RoleDefinition[];
}

/**
 * Deactivates or reactivates people, grants, suspends or revokes marketplace roles: for all of them or none.
 * Deactivated people are signed out everywhere. Returns how many changed, and who was left alone because they don't
 * match.
 * @throws ApiError 400, 403, 404, 409
 */
export async function changePeople(db: Database, actor: Actor, changes: PeopleChanges): Promise<PeopleChanged> {
  return db.transaction(async (tx) => {
    const { matching, ids } = changes;
    const fits = (of: string[]) => (matching ? fittingUsers(tx, of, matching) : of);
    const { actor: by, people: locked } = await lockPeople(tx, actor, await fits(ids));
    // They may have changed before they were locked.
    const fitting = await fits(locked.map(({ id }) => id));
    const people = locked.filter(({ id }) => fitting.includes(id));
    assertMayChange(by, people);
    if (changes.status !== undefined) assertNobodyIsInvited(people);
    if (changes.status === 'disabled') await assertSuperAdminRemains(tx, people);
    const roles = {
      granted: await findRoleDefinitions(tx, 'grantRoleIds', changes.grantRoleIds ?? []),
      suspended: await findRoleDefinitions(tx, 'suspendRoleIds', changes.suspendRoleIds ?? []),
      revoked: await findRoleDefinitions(tx, 'revokeRoleIds', changes.revokeRoleIds ?? []),
    };
    let changed = 0;
    for (const person of people) {
      const hasStatus = await changeStatus(tx, actor, person, changes.status);
      const hasRoles = await changeRoles(tx, actor, person, roles);
      if (hasStatus || hasRoles) changed += 1;
    }
    return { changed, ...(matching && { skipped: ids.filter((id) => !fitting.includes(id)) }) };
  });
}

async function changeStatus(tx: Transaction, actor: Actor, person: Person, status: PeopleChanges['status']) {
  if (status === undefined || status === person.status) return false;
  await tx.update(users).set({ status }).where(eq(users.id, person.id));
  const sessionsEnded = status === 'disabled' ? await revokeSessionsOf(tx, person.id, actor.actorId) : 0;
  await recordChange(tx, actor, person, {
    action: status === 'disabled' ? 'user.deactivated' : 'user.reactivated',
    before: { status: person.status },
    after: { status, ...(sessionsEnded > 0 && { sessionsEnded }) },
  });
  return true;
}

async function changeRoles(tx: Transaction, actor: Actor, person: Person, changes: RoleChanges) {
  const { granted, suspended, revoked } = changes;
  if (granted.length + suspended.length + revoked.length === 0) return false;
  const held = await listHeldRoles(tx, person.id);
  const kept = held
    .filter((role) => !revoked.some((one) => countsAs(role, one)))
    .map((role) => (suspended.some((one) => countsAs(role, one)) ? withStatus(role, false) : role));
  return writeRoles(tx, actor, person, held, withGranted(kept, granted));
}

function assertNobodyIsInvited(people: Person[]): void {
  const [invited] = people.filter(({ status }) => status === 'invited');
  if (invited) {
    throw new ApiError(
      409,
      'not_accepted_yet',
      `${invited.name} hasn't accepted the invitation yet. Withdraw it or send it again.`,
    );
  }
}
