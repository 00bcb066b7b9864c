import type { ChangePasswordBody } from '@marketplace/shared/contracts';
import { and, eq } from 'drizzle-orm';
import type { ApiConfig } from '../../../config.ts';
import { type Database, type Transaction, users } from '../../../db/index.ts';
import { ApiError, type Caller } from '../../../http/index.ts';
import type { Mailer } from '../../../notifications/index.ts';
import { beginLogin } from '../login-limits.ts';
import { hashPassword, passwordMatches } from '../passwords.ts';
import { recordAct } from '../../../operations/index.ts';
import { dropRecovery } from '../recovery/drop-recovery.ts';
import { revokeSessionsOf } from '../session-store.ts';
import { findAccount } from '../user-store.ts';
import { passwordChangedMail } from './password-changed-mail.ts';
import { assertGoodPassword, assertNotCompanyName, assertNotOwnName, assertOtherPassword } from './password-rules.ts';

interface PasswordContext {
  db: Database;
  config: ApiConfig;
  mailer: Mailer;
}

/**
 * Replaces the caller's password, ends their other sessions and tells them by email. A wrong current password counts as
 * a failed sign-in.
 * @throws ApiError 400 or 429
 */
export async function changePassword(
  context: PasswordContext,
  caller: Caller,
  { currentPassword, newPassword }: ChangePasswordBody,
  ip: string,
): Promise<void> {
  assertGoodPassword(newPassword);
  const { checked, user: owner } = await checkedAccount(context, caller.userId, currentPassword, ip);
  assertNotOwnName(newPassword, owner);
  await assertOtherPassword(newPassword, checked);
  await assertNotCompanyName(context.db, newPassword, context.config.brand, caller.userId);
  const passwordHash = await hashPassword(newPassword);
  await context.db.transaction(async (tx) => {
    await dropRecovery(tx, caller.userId);
    const user = await replacePassword(tx, caller.userId, checked, passwordHash);
    if (!user) throw wrongPassword();
    const sessionsEnded = await revokeSessionsOf(tx, user.id, 'password-change', caller.sessionId);
    await recordAct(tx, user.id, { action: 'user.password_changed', after: { sessionsEnded }, ip });
    await context.mailer.send(tx, passwordChangedMail({ ...user, at: new Date(), how: 'changed' }));
  });
}

/** The user and the stored hash, once the password is correct. */
async function checkedAccount({ db, config }: PasswordContext, userId: string, password: string, ip: string) {
  const account = await findAccount(db, userId);
  const attempt = await beginLogin(db, config, account?.user.email ?? '', { ip, trusted: 'session' });
  const matches = await passwordMatches(account?.passwordHash, password);
  if (!account?.passwordHash || !matches) {
    if (attempt.notable) {
      await db.transaction((tx) => recordAct(tx, userId, { action: 'user.password_change_refused', ip }));
    }
    throw wrongPassword();
  }
  await attempt.succeeded();
  return { checked: account.passwordHash, user: account.user };
}

/** Undefined if another change came first. */
async function replacePassword(tx: Transaction, userId: string, before: string, passwordHash: string) {
  const [user] = await tx
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), eq(users.passwordHash, before)))
    .returning({ id: users.id, name: users.name, email: users.email, timeZone: users.timeZone });
  return user;
}

/** Not 401, because the session is valid. */
const wrongPassword = () => {
  const message = "The current password isn't right.";
  return new ApiError(400, 'wrong_password', message, { errors: [{ field: 'currentPassword', message }] });
};
