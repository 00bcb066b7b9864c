import { eq } from 'drizzle-orm';
import { type Transaction, users } from '../../db/index.ts';
import type { Caller } from '../../http/index.ts';
import { listPaymentAdmins } from '../../identity/index.ts';
import type { Recipient } from './subscription-mails.ts';

/**
 * Who receives the confirmation of what a caller did to a subscription of a client: the caller, or for a service
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
