import { whyNotChange } from '@marketplace/shared/contracts';
import { and, count, eq, inArray, notInArray, or } from 'drizzle-orm';
import { ApiError, forAdministrators, holdsRole, normaliseRole, notFound } from '../../http/index.ts';
import type { Actor } from '../../operations/index.ts';
import { type Transaction, users } from '../../db/index.ts';
import { normalisedRoleSql } from './role-sql.ts';

export const personColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  status: users.status,
  kind: users.kind,
};

export interface Person {
  id: string;
  name: string;
  email: string;
  role: string;
  status: 'active' | 'invited' | 'disabled';
  kind: 'person' | 'service';
}

interface Locked {
  /** The person who makes the change, in their current state. */
  actor: Person;
  people: Person[];
}

const superAdmins = eq(normalisedRoleSql(users.role), 'SUPER_ADMIN');

/**
 * Locks the caller, the people to change and every SUPER_ADMIN until the end of the transaction, always in the same
 * order: the second of two changes that would each leave one SUPER_ADMIN sees what the first one did, and so does a
 * change whose caller has just lost the right to it.
 * @param ownAccount whether people change nobody but themselves, and need no role for it
 * @throws ApiError 403, 404
 */
export async function lockPeople(
  tx: Transaction,
  { actorId }: Actor,
  ids: string[],
  { ownAccount = false } = {},
): Promise<Locked> {
  const wanted = [...new Set(ids)];
  await tx
    .select({ id: users.id })
    .from(users)
    .where(or(inArray(users.id, [...wanted, actorId]), superAdmins))
    .orderBy(users.id)
    .for('no key update');
  // Read again, because the statement that waited doesn't see what it waited for.
  const rows = await tx
    .select(personColumns)
    .from(users)
    .where(inArray(users.id, [...wanted, actorId]))
    .orderBy(users.id);
  const actor = rows.find(({ id }) => id === actorId);
  const mayChange = ownAccount || holdsRole(actor?.role ?? '', [], forAdministrators.access.roles);
  const mayAct = actor?.status === 'active' || actor?.kind === 'service';
  if (!actor || !mayAct || !mayChange) throw noLonger();
  const people = rows.filter(({ id, kind }) => wanted.includes(id) && kind === 'person');
  if (people.length < wanted.length) throw notFound('user');
  return { actor, people };
}

/** @throws ApiError 403 for someone above the actor, and for themselves */
export function assertMayChange(actor: Person, people: Person[]): void {
  for (const person of people) {
    const reason = whyNotChange(actor, person);
    if (reason !== undefined) throw new ApiError(403, 'forbidden', reason);
  }
}

const isActiveSuperAdmin = ({ role, status }: Person) => normaliseRole(role) === 'SUPER_ADMIN' && status === 'active';

/**
 * Called after `lockPeople`, before these people lose the role or their account.
 * @throws ApiError 409 if no active SUPER_ADMIN would be left
 */
export async function assertSuperAdminRemains(tx: Transaction, leaving: Person[]): Promise<void> {
  const gone = leaving.filter(isActiveSuperAdmin).map(({ id }) => id);
  if (gone.length === 0) return;
  const [row] = await tx
    .select({ left: count() })
    .from(users)
    .where(and(superAdmins, eq(users.status, 'active'), notInArray(users.id, gone)));
  if (row?.left === 0) {
    throw new ApiError(
      409,
      'last_super_admin',
      'There must be at least one super admin. Give the role to another active user first.',
    );
  }
}

const noLonger = () => new ApiError(403, 'forbidden', forAdministrators.denial);
