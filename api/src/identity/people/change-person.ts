import {
  checkProfile,
  type PersonBody,
  type PlatformRoleBody,
  tidyProfile,
  type Role,
} from '@marketplace/shared/contracts';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../operations/index.ts';
import { ApiError, changedMeanwhile, found, invalid, normaliseRole } from '../../http/index.ts';
import { type Database, users } from '../../db/index.ts';
import { assertMayChange, assertSuperAdminRemains, lockPeople } from './lock-people.ts';
import { recordChange } from './record-change.ts';
import { renewReviews } from './renew-reviews.ts';

/** @throws ApiError 400 for an unreadable name, 403, 404, 409 if someone else has renamed them */
export async function renamePerson(
  db: Database,
  actor: Actor,
  id: string,
  { name: typed, was }: PersonBody,
): Promise<void> {
  const { name } = tidyProfile({ name: typed, phone: null, timeZone: null });
  const [wrong] = checkProfile({ name, phone: null, timeZone: null });
  if (wrong) throw invalid('name', `${wrong.message}.`);
  await db.transaction(async (tx) => {
    const { actor: by, people } = await lockPeople(tx, actor, [id]);
    const person = found('user', people[0]);
    // Everyone may change their own name.
    if (person.id !== by.id) assertMayChange(by, people);
    if (person.name === name) return;
    if (was !== undefined && was !== person.name) throw changedMeanwhile('name');
    await tx.update(users).set({ name }).where(eq(users.id, id));
    await renewReviews(tx, id);
    await recordChange(tx, actor, person, { action: 'user.renamed', before: { name: person.name }, after: { name } });
  });
}

/** @throws ApiError 403, 404, and 409 for the last SUPER_ADMIN or if someone else has changed the role */
export async function changePlatformRole(
  db: Database,
  actor: Actor,
  id: string,
  { role, was }: PlatformRoleBody,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { actor: by, people } = await lockPeople(tx, actor, [id]);
    const person = found('user', people[0]);
    assertMayChange(by, people);
    assertMayGrant(by.role, role);
    if (person.role === role) return;
    if (was !== undefined && was !== person.role) throw changedMeanwhile('role');
    if (role !== 'SUPER_ADMIN') await assertSuperAdminRemains(tx, people);
    await tx.update(users).set({ role }).where(eq(users.id, id));
    await recordChange(tx, actor, person, {
      action: 'user.role_changed',
      before: { role: person.role },
      after: { role },
    });
  });
}

/** @throws ApiError 403 if someone below SUPER_ADMIN gives that role */
export function assertMayGrant(ownRole: string, role: Role): void {
  if (role === 'SUPER_ADMIN' && normaliseRole(ownRole) !== 'SUPER_ADMIN') {
    throw new ApiError(403, 'forbidden', 'Only super admins can make someone a super admin.');
  }
}
