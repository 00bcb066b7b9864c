import { randomInt } from 'node:crypto';
import type { Database, Transaction } from '../../../db/index.ts';
import { countHit, returnHit } from '../../../http/index.ts';
import type { Mailer } from '../../../notifications/index.ts';
import { isWayOut } from '../../sign-on/required-sign-on.ts';
import { hashPassword } from '../passwords.ts';
import { codeMail } from './code-mail.ts';
import { findRecoverable, replaceCode } from './code-store.ts';
import { codesPerAccount } from './recovery-limits.ts';

const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/**
 * Sends a code, if the address has an account, the account has not had too many, and none is on its way. Nobody who
 * calls learns which: this runs after the answer.
 * @param wayOutOnly to super administrators only, because everybody else must sign in by a provider
 */
export async function sendCode(
  { db, mailer }: { db: Database; mailer: Mailer },
  email: string,
  { wayOutOnly }: { wayOutOnly: boolean },
) {
  const code = newCode();
  // Before the account is looked up, so that an address without one keeps the machine as busy.
  const codeHash = await hashPassword(code);
  const account = await findRecoverable(db, email.trim());
  if (!account || (wayOutOnly && !(await isWayOut(db, account.id)))) return;
  await db.transaction(async (tx) => {
    const due = (await countCode(tx, account.id)) && (await replaceCode(tx, account.id, codeHash));
    if (due) await mailer.send(tx, codeMail({ ...account, code }));
    // What isn't sent uses nothing up: whoever asks too often for a while still has the rest of the day's codes.
    else await uncountCode(tx, account.id);
  });
}

const limitKey = (name: string, userId: string) => `recovery:${name}:${userId}`;

async function countCode(tx: Transaction, userId: string): Promise<boolean> {
  let allowed = true;
  for (const { name, seconds, most } of codesPerAccount) {
    const { hits } = await countHit(tx, limitKey(name, userId), seconds);
    allowed &&= hits <= most;
  }
  return allowed;
}

async function uncountCode(tx: Transaction, userId: string): Promise<void> {
  for (const { name } of codesPerAccount) await returnHit(tx, limitKey(name, userId));
}
