import { and, eq } from 'drizzle-orm';
import { clientMembers, clientRemovals, subscriptionSeats, type Transaction } from '../../../db/index.ts';
import { notFound } from '../../../http/index.ts';
import { recordOrganizationChange } from '../lock-organization.ts';
import { writePaymentRole } from './change-payment-role.ts';
import { assertMember, assertPaymentAdminRemains, lockMember, type MemberChange } from './lock-members.ts';

/**
 * Removes a member with their seats. If they then belong nowhere, they lose their payment role, so that it doesn't
 * apply in the next organization they join.
 * @throws ApiError 403, 404, 409
 */
export async function removeMember(tx: Transaction, change: MemberChange): Promise<void> {
  const { caller, clientId, userId, ip } = change;
  await assertMember(tx, clientId, userId);
  const { organization, person } = await lockMember(tx, change);
  await assertPaymentAdminRemains(tx, change);
  await takeMembership(tx, clientId, userId);
  await tx.insert(clientRemovals).values({ clientId, userId }).onConflictDoNothing();
  const [left] = await tx.select().from(clientMembers).where(eq(clientMembers.userId, userId)).limit(1);
  if (!left) await writePaymentRole(tx, change, person, null);
  const actor = { actorId: caller.userId, ip };
  await recordOrganizationChange(tx, organization, actor, {
    action: 'organization.member_removed',
    before: { memberId: userId, member: person.email },
  });
}

/** Ends a membership and gives up its seats. Returns whether the client was their default. @throws ApiError 404 */
export async function takeMembership(tx: Transaction, clientId: string, userId: string): Promise<boolean> {
  const [member] = await tx
    .delete(clientMembers)
    .where(and(eq(clientMembers.clientId, clientId), eq(clientMembers.userId, userId)))
    .returning();
  if (!member) throw notFound('member');
  await tx
    .delete(subscriptionSeats)
    .where(and(eq(subscriptionSeats.clientId, clientId), eq(subscriptionSeats.userId, userId)));
  return member.isDefault;
}
