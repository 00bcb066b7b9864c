import { eq } from 'drizzle-orm';
import { passkeys, totpSecrets, type Transaction, users } from '../../../db/index.ts';
import { ApiError } from '../../../http/index.ts';
import type { Mailer } from '../../../notifications/index.ts';
import { recordAudit } from '../../../operations/index.ts';
import { revokeSessionsOf } from '../../auth/session-store.ts';
import { factorMethodsOf } from '../held-factors.ts';
import type { FactorOwner } from '../lock-owner.ts';
import { deleteRecoveryCodes } from '../recovery-codes/recovery-code-store.ts';
import { secondFactorMail } from '../second-factor-mails.ts';

interface Reset {
  /** Null for a command on the server. */
  actorId: string | null;
  ip: string | null;
  /** Undefined to send nothing. */
  mailer: Mailer | undefined;
}

/**
 * Removes every second factor of a locked user, ends their sessions and tells them by email. They then sign in with
 * only the password, and have the whole grace period again if their role requires a factor.
 * @throws ApiError 409 if there is none
 */
export async function resetSecondFactor(
  tx: Transaction,
  owner: FactorOwner,
  { actorId, ip, mailer }: Reset,
): Promise<void> {
  const methods = await factorMethodsOf(tx, owner.id);
  if (methods.length === 0)
    throw new ApiError(409, 'no_second_factor', `${owner.name} doesn't use two-step verification.`);
  await tx.delete(passkeys).where(eq(passkeys.userId, owner.id));
  await tx.delete(totpSecrets).where(eq(totpSecrets.userId, owner.id));
  await deleteRecoveryCodes(tx, owner.id);
  await tx.update(users).set({ secondFactorDueAt: null }).where(eq(users.id, owner.id));
  const sessionsEnded = await revokeSessionsOf(tx, owner.id, actorId ?? 'second-factor-reset');
  const target = { type: 'user', id: owner.id, name: owner.email };
  const action = 'user.second_factor_reset';
  await recordAudit(tx, { actorId, action, target, before: { methods }, after: { sessionsEnded }, ip });
  await mailer?.send(tx, secondFactorMail(owner, 'reset'));
}
