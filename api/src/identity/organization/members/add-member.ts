import { and, eq, sql } from 'drizzle-orm';
import { clientDomains, clientMembers, clientRemovals, type Transaction, users } from '../../../db/index.ts';
import { ApiError, type Caller, invalid } from '../../../http/index.ts';
import { isAdministrator } from '../../clients/books-access.ts';
import { hasOpenClient } from '../../clients/open-client.ts';
import { isPerson } from '../../people/is-person.ts';
import { recordOrganizationChange } from '../lock-organization.ts';
import { tellJoined } from '../tell-joined.ts';
import { lockMember } from './lock-members.ts';

interface NewMember {
  caller: Caller;
  clientId: string;
  email: string;
  ip: string;
}

/**
 * Adds someone with an account. A payment admin can only add people without an organization whose address is in a
 * domain of theirs, and learns nothing about others. Returns the user's id.
 * @throws ApiError 400 for an address that nobody has, 403, 404, 409 for a member and for a closed organization
 */
export async function addMember(tx: Transaction, { caller, clientId, email, ip }: NewMember): Promise<string> {
  const address = email.trim();
  const find = async () => {
    const [known] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(isPerson, sql`lower(${users.email}) = lower(${address})`, mayBeAddedBy(caller, clientId)));
    if (!known) throw invalid('email', nobodyFor(caller, address));
    return known.id;
  };
  const userId = await find();
  const { organization, person } = await lockMember(tx, { caller, clientId, userId, ip });
  // Someone else may have added them elsewhere while this waited.
  await find();
  if (organization.closedAt)
    throw new ApiError(409, 'organization_closed', `${organization.name} is closed. Reopen it first.`);
  if (person.status === 'disabled')
    throw new ApiError(409, 'account_disabled', `The account of ${person.name} is deactivated. Reactivate it first.`);
  const [first] = await tx.select().from(clientMembers).where(eq(clientMembers.userId, userId)).limit(1);
  const [added] = await tx
    .insert(clientMembers)
    .values({ clientId, userId, isDefault: !first })
    .onConflictDoNothing()
    .returning();
  if (!added) throw new ApiError(409, 'member_already', `${person.name} is already a member.`);
  await tx.delete(clientRemovals).where(and(eq(clientRemovals.clientId, clientId), eq(clientRemovals.userId, userId)));
  await recordOrganizationChange(
    tx,
    organization,
    { actorId: caller.userId, ip },
    {
      action: 'organization.member_added',
      after: { memberId: userId, member: person.email },
    },
  );
  await tellJoined(tx, userId, clientId);
  return userId;
}

/** Their own members are found as well, to say that they already belong. */
const mayBeAddedBy = (caller: Caller, clientId: string) =>
  isAdministrator(caller)
    ? undefined
    : sql`(exists (select 1 from ${clientMembers} m where m.user_id = ${users.id} and m.client_id = ${clientId})
        or (not ${hasOpenClient(users.id)} and exists (
          select 1 from ${clientDomains} d
           where d.client_id = ${clientId} and d.domain = lower(split_part(${users.email}, '@', 2)))))`;

const nobodyFor = (caller: Caller, address: string) =>
  isAdministrator(caller)
    ? `There's no account for ${address}. Invite them in IAM first.`
    : `You can't add ${address}. You can only add accounts from your email domains that don't belong to an organization yet. Ask a marketplace administrator.`;
