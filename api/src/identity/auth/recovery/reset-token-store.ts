import { randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { resetTokens, type Transaction } from '../../../db/index.ts';
import { hashOfToken } from '../../../operations/index.ts';
import { tokenMinutes } from './recovery-limits.ts';

/** Answers the account's one reset token, in place of the one before. Only its hash is stored: nobody guesses 256 bits. */
export async function issueResetToken(tx: Transaction, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const fresh = { hash: hashOfToken(token), expiresAt: sql`now() + make_interval(mins => ${tokenMinutes})` };
  await tx
    .insert(resetTokens)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: resetTokens.userId, set: fresh });
  return token;
}

/** Uses the token up and answers whose it was. Of parallel calls one gets the answer. */
export async function takeResetToken(tx: Transaction, hash: Buffer): Promise<string | undefined> {
  const [taken] = await tx
    .delete(resetTokens)
    .where(and(eq(resetTokens.hash, hash), gt(resetTokens.expiresAt, sql`now()`)))
    .returning({ userId: resetTokens.userId });
  return taken?.userId;
}
