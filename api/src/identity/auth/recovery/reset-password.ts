import type { ResetPasswordBody } from '@marketplace/shared/contracts';
import { and, eq } from 'drizzle-orm';
import { type Database, type Transaction, users } from '../../../db/index.ts';
import { ApiError } from '../../../http/index.ts';
import type { Mailer } from '../../../notifications/index.ts';
import { forgetFailedLogins } from '../login-limits.ts';
import { hashPassword } from '../passwords.ts';
import { hashOfToken, recordAct } from '../../../operations/index.ts';
import { revokeSessionsOf } from '../session-store.ts';
import { dropCodesBeside } from './code-store.ts';
import { passwordChangedMail } from '../password/password-changed-mail.ts';
import {
  assertGoodPassword,
  assertNotCompanyName,
  assertNotOwnName,
  assertOtherPassword,
} from '../password/password-rules.ts';
import { takeResetToken } from './reset-token-store.ts';

/**
 * Sets the password, ends every session of the user and tells them by email. This uses up the token; a refused password
 * doesn't.
 * @throws ApiError 400
 */
export async function resetPassword(
  { db, mailer, brand }: { db: Database; mailer: Mailer; brand: string },
  { resetToken, newPassword }: ResetPasswordBody,
  ip: string,
): Promise<void> {
  assertGoodPassword(newPassword);
  const passwordHash = await hashPassword(newPassword);
  const tokenHash = hashOfToken(resetToken);
  await db.transaction(async (tx) => {
    await dropCodesBeside(tx, tokenHash);
    const userId = await takeResetToken(tx, tokenHash);
    const user = userId === undefined ? undefined : await findActive(tx, userId);
    if (!user) throw tokenRefused();
    assertNotOwnName(newPassword, user);
    await assertOtherPassword(newPassword, user.passwordHash);
    await assertNotCompanyName(tx, newPassword, brand, user.id);
    await tx.update(users).set({ passwordHash, tempPassword: false }).where(eq(users.id, user.id));
    const sessionsEnded = await revokeSessionsOf(tx, user.id, 'password-reset');
    await forgetFailedLogins(tx, user.email);
    await recordAct(tx, user.id, { action: 'user.password_reset', bySomebody: true, after: { sessionsEnded }, ip });
    await mailer.send(tx, passwordChangedMail({ ...user, at: new Date(), how: 'reset' }));
  });
}

/** Locked until the transaction ends; undefined if the account was disabled meanwhile. */
async function findActive(tx: Transaction, userId: string) {
  const { id, name, email, timeZone, passwordHash } = users;
  const [user] = await tx
    .select({ id, name, email, timeZone, passwordHash })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.status, 'active')))
    .for('no key update');
  return user;
}

const tokenRefused = () =>
  new ApiError(400, 'invalid_reset_token', 'Reset token has expired. Please start the process again.');
