import type { Transaction } from '../../../db/index.ts';
import type { Mailer } from '../../../notifications/index.ts';
import { recordAct } from '../../../operations/index.ts';
import type { FactorOwner } from '../lock-owner.ts';
import { recoveryCodesMail } from '../second-factor-mails.ts';
import { countRecoveryCodes } from './recovery-code-store.ts';

/** With this many left or fewer, the owner is told by email. */
const few = 3;

/** Records that a code was used, and tells its owner when few are left. */
export async function noteRecoveryCodeUsed(tx: Transaction, mailer: Mailer, owner: FactorOwner, ip: string) {
  const left = await countRecoveryCodes(tx, owner.id);
  await recordAct(tx, owner.id, { action: 'user.recovery_code_used', after: { left }, ip });
  if (left <= few) await mailer.send(tx, recoveryCodesMail(owner, left));
}
