import { and, desc, eq, gt, gte, inArray, lt, lte, or, sql } from 'drizzle-orm';
import {
  browserCodes,
  type Database,
  type Queries,
  recoveryCodes,
  resetTokens,
  type Transaction,
  users,
} from '../../../db/index.ts';
import { addressKey } from '../../../http/index.ts';
import { type CodeBrowser, hashOfBrowser } from './code-browser.ts';
import { codeMinutes, cooldownSeconds, triesPerCode } from './recovery-limits.ts';

interface CountedTry {
  userId: string;
  browser: Buffer;
  codeHash: string;
}

const isActive = (email: string) =>
  and(eq(sql`lower(${users.email})`, sql`lower(${email})`), eq(users.status, 'active'));

/** Who gets codes: no disabled accounts, and none that were never opened. */
export async function findRecoverable(db: Queries, email: string) {
  const [row] = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(isActive(email));
  return row;
}

/** Replaces the last code here, unless that is still valid and too recent. Returns whether it did. */
export async function replaceCode(
  tx: Transaction,
  userId: string,
  browser: CodeBrowser,
  codeHash: string,
): Promise<boolean> {
  const { address } = browser;
  const isHere = address === null ? isExactly(userId, browser) : eq(browserCodes.address, address);
  const sentHere = and(eq(browserCodes.userId, userId), isHere);
  await tx.delete(browserCodes).where(and(sentHere, isReplaceable));
  if ((await tx.select({ userId: browserCodes.userId }).from(browserCodes).where(sentHere)).length > 0) return false;
  const expiresAt = sql`now() + make_interval(mins => ${codeMinutes})`;
  const written = await tx
    .insert(browserCodes)
    .values({ userId, browser: hashOfBrowser(userId, browser), address, codeHash, expiresAt })
    .onConflictDoNothing()
    .returning({ userId: browserCodes.userId });
  return written.length > 0;
}

const isReplaceable = or(
  lte(browserCodes.createdAt, sql`now() - make_interval(secs => ${cooldownSeconds})`),
  lte(browserCodes.expiresAt, sql`now()`),
  gte(browserCodes.tries, triesPerCode),
);

const isExactly = (userId: string, browser: CodeBrowser) => eq(browserCodes.browser, hashOfBrowser(userId, browser));

/**
 * Counts an attempt before checking the code. A single statement, so that parallel attempts are counted exactly;
 * undefined if no valid code is left to try here. A browser that lost its cookie finds what was requested from its
 * address without one.
 */
export async function countTry(db: Database, userId: string, browser: CodeBrowser): Promise<CountedTry | undefined> {
  const exact = isExactly(userId, browser);
  const live = and(gt(browserCodes.expiresAt, sql`now()`), lt(browserCodes.tries, triesPerCode));
  const best = db
    .select({ browser: browserCodes.browser })
    .from(browserCodes)
    .where(and(eq(browserCodes.userId, userId), or(exact, eq(browserCodes.address, addressKey(browser.ip))), live))
    .orderBy(desc(exact), desc(browserCodes.createdAt))
    .limit(1);
  const [row] = await db
    .update(browserCodes)
    .set({ tries: sql`${browserCodes.tries} + 1` })
    .where(and(eq(browserCodes.userId, userId), inArray(browserCodes.browser, best), live))
    .returning({ userId: browserCodes.userId, browser: browserCodes.browser, codeHash: browserCodes.codeHash });
  return row;
}

/** Uses up the code. One of several parallel requests gets true. */
export async function takeCode(tx: Transaction, { userId, browser, codeHash }: CountedTry): Promise<boolean> {
  const taken = await tx
    .delete(browserCodes)
    .where(and(eq(browserCodes.userId, userId), eq(browserCodes.browser, browser), eq(browserCodes.codeHash, codeHash)))
    .returning({ userId: browserCodes.userId });
  return taken.length > 0;
}

/** Drops every browser's codes, including those from a replica of the previous version. */
export async function dropCodes(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(browserCodes).where(eq(browserCodes.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/**
 * Drops the other codes besides the one that this reset token was issued for. Called before the token is taken, because
 * exchanging such a code locks the two in the same order.
 */
export async function dropCodesBeside(tx: Transaction, tokenHash: Buffer): Promise<void> {
  const [owner] = await tx.select({ id: resetTokens.userId }).from(resetTokens).where(eq(resetTokens.hash, tokenHash));
  if (owner) await dropCodes(tx, owner.id);
}
