import { and, count, eq, ne, sql } from 'drizzle-orm';
import { ApiError, type Caller, found, holdsRole, notFound } from '../../../http/index.ts';
import { clientMembers, clients, type Transaction, users } from '../../../db/index.ts';
import { isAdministrator } from '../../clients/books-access.ts';
import { assertOpenClient } from '../../clients/open-client.ts';
import { ownClient } from '../../clients/readable-client.ts';
import { isPerson, mayAct } from '../../people/is-person.ts';
import { assertMayChange, lockPeople, type Person, personColumns } from '../../people/lock-people.ts';
import { holdsMarketplaceRoleSql } from '../../people/role-sql.ts';
import { lockOrganization, type LockedOrganization } from '../lock-organization.ts';

export interface MemberChange {
  caller: Caller;
  clientId: string;
  userId: string;
  ip: string;
}

interface Locked {
  organization: LockedOrganization;
  person: Person;
}

const holdsPaymentAdmin = holdsMarketplaceRoleSql(sql`'PAYMENT_ADMIN'`);
const isActivePaymentAdmin = and(eq(users.status, 'active'), holdsPaymentAdmin);

/**
 * Locks an organization and one person until the end of the transaction, so that its members change one at a time, and
 * only by callers who still may.
 * @throws ApiError 403, 404, and 409 for payment admins of a closed organization
 */
export async function lockMember(tx: Transaction, { caller, clientId, userId, ip }: MemberChange): Promise<Locked> {
  const organization = await lockOrganization(tx, clientId);
  if (isAdministrator(caller)) {
    const { actor, people } = await lockPeople(tx, { actorId: caller.userId, ip }, [userId]);
    assertMayChange(actor, people);
    return { organization, person: found('user', people[0]) };
  }
  const [still] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, caller.userId), mayAct, holdsPaymentAdmin, ownClient(caller, clientId)));
  if (!still) throw notFound('organization');
  await assertOpenClient(tx, clientId);
  const [person] = await tx
    .select(personColumns)
    .from(users)
    .where(and(eq(users.id, userId), isPerson))
    .for('no key update');
  if (!person) throw notFound('member');
  if (holdsRole(person.role, [], ['ADMIN', 'SUPER_ADMIN']))
    throw new ApiError(403, 'forbidden', `${person.name} is a marketplace administrator. Ask another administrator.`);
  return { organization, person };
}

/** @throws ApiError 404 for someone who isn't a member */
export async function assertMember(tx: Transaction, clientId: string, userId: string): Promise<void> {
  const [member] = await tx
    .select({ userId: clientMembers.userId })
    .from(clientMembers)
    .where(and(eq(clientMembers.clientId, clientId), eq(clientMembers.userId, userId)));
  if (!member) throw notFound('member');
}

/**
 * Someone who can manage members and pay has to stay. Administrators of the marketplace may remove the last one,
 * because they can name the next.
 * @throws ApiError 409 if the last active payment admin would go
 */
export async function assertPaymentAdminRemains(
  tx: Transaction,
  { caller, clientId, userId }: MemberChange,
): Promise<void> {
  if (isAdministrator(caller)) return;
  const [row] = await tx
    .select({ left: count() })
    .from(clientMembers)
    .innerJoin(users, eq(users.id, clientMembers.userId))
    .where(and(eq(clientMembers.clientId, clientId), ne(users.id, userId), isActivePaymentAdmin));
  if (row?.left === 0)
    throw new ApiError(
      409,
      'last_payment_admin',
      'Your organization needs at least one payment admin. Give the role to another active member first.',
    );
}

/**
 * A payment role applies in every organization of its holder, so a payment admin may only change it for people who
 * belong to no other organization.
 * @throws ApiError 409
 */
export async function assertOwnAlone(tx: Transaction, { caller }: MemberChange, person: Person): Promise<void> {
  if (isAdministrator(caller)) return;
  const [other] = await tx
    .select({ clientId: clientMembers.clientId })
    .from(clientMembers)
    .innerJoin(clients, eq(clients.id, clientMembers.clientId))
    .where(and(eq(clientMembers.userId, person.id), sql`not ${ownClient(caller, clientMembers.clientId)}`))
    .limit(1);
  if (!other) return;
  throw new ApiError(
    409,
    'in_another_organization',
    `${person.name} also belongs to another organization, where the payment role would change too. Ask a marketplace administrator.`,
  );
}
