import type { AcceptInvitationBody } from '@marketplace/shared/contracts';
import { and, eq, gt, sql } from 'drizzle-orm';
import { assertGoodPassword, assertNotCompanyName, assertNotOwnName } from '../auth/password/password-rules.ts';
import { hashPassword } from '../auth/passwords.ts';
import { hashOfToken, recordAct } from '../../operations/index.ts';
import { type Database, invitations, type Transaction, users } from '../../db/index.ts';
import { assertMaySignInHere } from '../sign-on/required-sign-on.ts';
import { tellJoinedAll } from '../organization/tell-joined.ts';
import { notGood } from './pending-invitation.ts';

/**
 * Sets the invited person's password, and opens the account. This uses up the link; a refused password doesn't. One of
 * several parallel calls succeeds.
 * @throws ApiError 400, 403 for people who must sign in through a provider, 404
 */
export async function acceptInvitation(
  { db, brand }: { db: Database; brand: string },
  { token, newPassword }: AcceptInvitationBody,
  ip: string,
) {
  assertGoodPassword(newPassword);
  const passwordHash = await hashPassword(newPassword);
  const tokenHash = hashOfToken(token);
  await db.transaction(async (tx) => {
    const userId = await takeInvitation(tx, tokenHash);
    await assertMaySignInHere(tx, userId);
    const [user] = await tx
      .update(users)
      .set({ passwordHash, status: 'active', tempPassword: false })
      .where(and(eq(users.id, userId), eq(users.status, 'invited')))
      .returning({ name: users.name, email: users.email });
    if (!user) throw notGood();
    assertNotOwnName(newPassword, user);
    await assertNotCompanyName(tx, newPassword, brand, userId);
    await recordAct(tx, userId, {
      action: 'user.invitation_accepted',
      before: { status: 'invited' },
      after: { status: 'active' },
      ip,
    });
    await tellJoinedAll(tx, userId);
  });
}

/** Locks the user before the invitation, as resending or withdrawing it does. */
async function takeInvitation(tx: Transaction, tokenHash: Buffer): Promise<string> {
  const isGood = and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, sql`now()`));
  const [found] = await tx.select({ userId: invitations.userId }).from(invitations).where(isGood);
  if (!found) throw notGood();
  await tx.select({ id: users.id }).from(users).where(eq(users.id, found.userId)).for('no key update');
  const [taken] = await tx.delete(invitations).where(isGood).returning({ userId: invitations.userId });
  if (!taken) throw notGood();
  return taken.userId;
}
