import { and, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { type Database, type Queries, recoveryCodes, resetTokens, type Transaction, users } from '../../../db/index.ts';
import { codeMinutes, cooldownSeconds, triesPerCode } from './recovery-limits.ts';

interface CountedTry {
  userId: string;
  codeHash: string;
}

const isActive = (email: string) =>
  and(eq(sql`lower(${users.email})`, sql`lower(${email})`), eq(users.status, 'active'));

/** Whom codes are sent to: not to a disabled account, nor to one that was never opened. */
export async function findRecoverable(db: Queries, email: string) {
  const [row] = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(isActive(email));
  return row;
}

/** Puts a code in the place of the one before, unless that is live and too young. Answers whether it did. */
export async function replaceCode(tx: Transaction, userId: string, codeHash: string): Promise<boolean> {
  const fresh = {
    codeHash,
    tries: 0,
    createdAt: sql`now()`,
    expiresAt: sql`now() + make_interval(mins => ${codeMinutes})`,
  };
  const written = await tx
    .insert(recoveryCodes)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({
      target: recoveryCodes.userId,
      set: fresh,
      setWhere: or(
        lte(recoveryCodes.createdAt, sql`now() - make_interval(secs => ${cooldownSeconds})`),
        lte(recoveryCodes.expiresAt, sql`now()`),
        sql`${recoveryCodes.tries} >= ${triesPerCode}`,
      ),
    })
    .returning({ userId: recoveryCodes.userId });
  return written.length > 0;
}

/**
 * Counts a try before the code is looked at. A single statement, so that parallel tries are counted exactly; nothing
 * when no live code is left to try.
 */
export async function countTry(db: Database, email: string): Promise<CountedTry | undefined> {
  const [row] = await db
    .update(recoveryCodes)
    .set({ tries: sql`${recoveryCodes.tries} + 1` })
    .where(
      and(
        inArray(recoveryCodes.userId, db.select({ id: users.id }).from(users).where(isActive(email))),
        gt(recoveryCodes.expiresAt, sql`now()`),
        lt(recoveryCodes.tries, triesPerCode),
      ),
    )
    .returning({ userId: recoveryCodes.userId, codeHash: recoveryCodes.codeHash });
  return row;
}

/** Uses the code up. Of parallel calls one gets true. */
export async function takeCode(tx: Transaction, { userId, codeHash }: CountedTry): Promise<boolean> {
  const taken = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
}

/**
 * Drops the code that was sent after the one this reset token was given for. Before the token is taken: an exchange
 * of that code locks the two in this order as well.
 */
export async function dropCodeBeside(tx: Transaction, tokenHash: Buffer): Promise<void> {
  const owner = tx.select({ id: resetTokens.userId }).from(resetTokens).where(eq(resetTokens.hash, tokenHash));
  await tx.delete(recoveryCodes).where(inArray(recoveryCodes.userId, owner));
}
