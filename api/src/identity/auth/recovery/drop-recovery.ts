import { eq } from 'drizzle-orm';
import { resetTokens, type Transaction } from '../../../db/index.ts';
import { dropCodes } from './code-store.ts';

/** What was sent to replace a password is of no use once it was changed. Locks in the order of a reset. */
export async function dropRecovery(tx: Transaction, userId: string): Promise<void> {
  await dropCodes(tx, userId);
  await tx.delete(resetTokens).where(eq(resetTokens.userId, userId));
}
