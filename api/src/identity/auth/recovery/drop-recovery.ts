import { eq } from 'drizzle-orm';
import { resetTokens, type Transaction } from '../../../db/index.ts';
import { dropCodes } from './code-store.ts';

/** Codes and tokens for replacing a password are useless once it has been changed. Locks in the order of a reset. */
export async function dropRecovery(tx: Transaction, userId: string): Promise<void> {
  await dropCodes(tx, userId);
  await tx.delete(resetTokens).where(eq(resetTokens.userId, userId));
}
