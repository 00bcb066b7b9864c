import { eq } from 'drizzle-orm';
import { type Transaction, users } from '../../db/index.ts';
import { ApiError } from '../../http/index.ts';

export interface FactorOwner {
  id: string;
  name: string;
  email: string;
  timeZone: string | null;
}

/**
 * Locks an account until the transaction ends: the second of two changes of factors sees the first, and a sign-in waits
 * for both.
 */
export async function lockAccount(tx: Transaction, userId: string) {
  const { id, name, email, timeZone, status, tempPassword } = users;
  const [account] = await tx
    .select({ owner: { id, name, email, timeZone }, status, tempPassword })
    .from(users)
    .where(eq(id, userId))
    .for('no key update');
  return account;
}

/** Locks the account of someone with a session. @throws ApiError 401 if it was disabled meanwhile */
export async function lockOwner(tx: Transaction, userId: string): Promise<FactorOwner> {
  const account = await lockAccount(tx, userId);
  if (account?.status !== 'active' || account.tempPassword)
    throw new ApiError(401, 'session_ended', 'Your session has ended. Please sign in again.');
  return account.owner;
}
