import { SECOND_FACTOR_LIMITS } from '@marketplace/shared/contracts';
import { and, eq } from 'drizzle-orm';
import { type Queries, secondFactorRecoveryCodes as codes, type Transaction } from '../../../db/index.ts';
import { hashOfRecoveryCode, newRecoveryCode } from './recovery-code.ts';

/** Replaces the previous set. Only hashes are stored: the returned codes are shown once. */
export async function replaceRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  await deleteRecoveryCodes(tx, userId);
  const set = Array.from({ length: SECOND_FACTOR_LIMITS.recoveryCodes }, newRecoveryCode);
  await tx.insert(codes).values(
    set.flatMap((code) => {
      const hash = hashOfRecoveryCode(userId, code);
      return hash ? [{ userId, hash }] : [];
    }),
  );
  return set;
}

/** Uses up a code. One of several parallel calls gets true. */
export async function takeRecoveryCode(tx: Transaction, userId: string, typed: string): Promise<boolean> {
  const hash = hashOfRecoveryCode(userId, typed);
  if (!hash) return false;
  const taken = await tx
    .delete(codes)
    .where(and(eq(codes.userId, userId), eq(codes.hash, hash)))
    .returning({ userId: codes.userId });
  return taken.length > 0;
}

export const countRecoveryCodes = (db: Queries, userId: string): Promise<number> =>
  db.$count(codes, eq(codes.userId, userId));

export async function deleteRecoveryCodes(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(codes).where(eq(codes.userId, userId));
}

/** How many are left of the set, and when it was made. */
export async function readRecoveryCodes(db: Queries, userId: string) {
  const left = await db.select({ createdAt: codes.createdAt }).from(codes).where(eq(codes.userId, userId));
  const [one] = left;
  return one ? { left: left.length, createdAt: one.createdAt.toISOString() } : null;
}
