import { randomInt } from 'node:crypto';
import type { Database } from '../../../db/index.ts';
import type { Mailer } from '../../../notifications/index.ts';
import { isWayOut } from '../../sign-on/required-sign-on.ts';
import { hashPassword } from '../passwords.ts';
import type { CodeBrowser } from './code-browser.ts';
import { codeMail } from './code-mail.ts';
import { findRecoverable, replaceCode } from './code-store.ts';
import { countCode, countersOf, uncountCode } from './count-codes.ts';

const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/**
 * Sends a code for use in this browser, if the address has an account, the limits allow it, and none is on its way.
 * The requester doesn't learn which: this runs after the response.
 * @param wayOutOnly to super administrators only, because everyone else must sign in through a provider
 */
export async function sendCode(
  { db, mailer }: { db: Database; mailer: Mailer },
  email: string,
  { browser, wayOutOnly }: { browser: CodeBrowser; wayOutOnly: boolean },
): Promise<void> {
  const code = newCode();
  // Before the account is looked up, so that an address without one takes the same work.
  const codeHash = await hashPassword(code);
  const account = await findRecoverable(db, email.trim());
  if (!account || (wayOutOnly && !(await isWayOut(db, account.id)))) return;
  await db.transaction(async (tx) => {
    const counters = await countersOf(tx, account.id, browser);
    const due = (await countCode(tx, counters)) && (await replaceCode(tx, account.id, browser, codeHash));
    if (due) await mailer.send(tx, codeMail({ ...account, code }));
    // What isn't sent doesn't count: requesting too often for a while leaves the rest of the day's codes.
    else await uncountCode(tx, counters);
  });
}
