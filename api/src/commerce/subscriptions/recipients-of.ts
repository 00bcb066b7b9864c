import { eq } from 'drizzle-orm';
import { type Transaction, users } from '../../db/index.ts';
import type { Caller } from '../../http/index.ts';
import { listPaymentAdmins } from '../../identity/index.ts';
import type { Recipient } from './subscription-mails.ts';

/**
 * The recipients of the confirmation that a caller changed a client's subscription: the caller or, for a service
 * account, which has no mailbox, the payment admins.
 */
export async function recipientsOf(
  tx: Transaction,
  { userId, key }: Pick<Caller, 'userId' | 'key'>,
  clientId: string,
): Promise<Recipient[]> {
  if (key) return listPaymentAdmins(tx, clientId);
  return tx.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, userId));
}
