import { randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { resetTokens, type Transaction } from '../../../db/index.ts';
import { hashOfToken } from '../../../operations/index.ts';
import { tokenMinutes } from './recovery-limits.ts';

/** Returns the account's reset token, replacing the last one. Only its hash is stored: nobody guesses 256 bits. */
export async function issueResetToken(tx: Transaction, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const fresh = { hash: hashOfToken(token), expiresAt: sql`now() + make_interval(mins => ${tokenMinutes})` };
  await tx
    .insert(resetTokens)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: resetTokens.userId, set: fresh });
  return token;
}

/** Uses up the token and returns its owner, to one of several parallel calls. */
export async function takeResetToken(tx: Transaction, hash: Buffer): Promise<string | undefined> {
  const [taken] = await tx
    .delete(resetTokens)
    .where(and(eq(resetTokens.hash, hash), gt(resetTokens.expiresAt, sql`now()`)))
    .returning({ userId: resetTokens.userId });
  return taken?.userId;
}
