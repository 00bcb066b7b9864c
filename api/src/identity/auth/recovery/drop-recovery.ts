import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { recoveryCodes, resetTokens } from '../../../db/schema/recovery.ts';

/** What was sent to replace a password is of no use once it was changed. Locks in the order of a reset. */
export async function dropRecovery(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(resetTokens).where(eq(resetTokens.userId, userId));
}
