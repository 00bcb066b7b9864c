import { eq } from 'drizzle-orm';
import { recoveryCodes, resetTokens, type Transaction } from '../../../db/index.ts';

/** What was sent to replace a password is of no use once it was changed. Locks in the order of a reset. */
export async function dropRecovery(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(resetTokens).where(eq(resetTokens.userId, userId));
}
