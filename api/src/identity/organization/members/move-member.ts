import { and, eq } from 'drizzle-orm';
import { clientMembers, clientRemovals, type Transaction } from '../../../db/index.ts';
import { ApiError, found, invalid } from '../../../http/index.ts';
import { lockOrganization, recordOrganizationChange } from '../lock-organization.ts';
import { tellJoined } from '../tell-joined.ts';
import { lockMember, type MemberChange } from './lock-members.ts';
import { takeMembership } from './remove-member.ts';

/**
 * Moves a member to another organization, for which they act from their next request on. Seats stay behind; a payment
 * role goes with them.
 * @throws ApiError 400 for a closed or the same organization, 403, 404, 409 for someone who already belongs to it
 */
export async function moveMember(tx: Transaction, change: MemberChange, to: string): Promise<void> {
  const { caller, clientId: from, userId, ip } = change;
  if (to === from) throw invalid('clientId', 'Choose another organization.');
  // In a fixed order, so that two moves in opposite directions wait for each other.
  const [one, other] = [from, to].sort() as [string, string];
  const locked = [await lockOrganization(tx, one), await lockOrganization(tx, other)];
  const target = found(
    'organization',
    locked.find(({ id }) => id === to),
  );
  if (target.closedAt) throw invalid('clientId', `${target.name} is closed. Choose another organization.`);
  const { organization, person } = await lockMember(tx, change);
  const isDefault = await takeMembership(tx, from, userId);
  const [moved] = await tx
    .insert(clientMembers)
    .values({ clientId: to, userId, isDefault })
    .onConflictDoNothing()
    .returning();
  if (!moved)
    throw new ApiError(
      409,
      'member_already',
      `${person.name} already belongs to ${target.name}. Remove them here instead.`,
    );
  await tx.insert(clientRemovals).values({ clientId: from, userId }).onConflictDoNothing();
  await tx.delete(clientRemovals).where(and(eq(clientRemovals.clientId, to), eq(clientRemovals.userId, userId)));
  const move = {
    action: 'organization.member_moved',
    before: { memberId: userId, member: person.email, organization: organization.name },
    after: { memberId: userId, member: person.email, organization: target.name },
  } as const;
  for (const involved of [organization, target])
    await recordOrganizationChange(tx, involved, { actorId: caller.userId, ip }, move);
  await tellJoined(tx, userId, to);
}
