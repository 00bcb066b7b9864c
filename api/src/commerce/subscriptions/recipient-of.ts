import { eq } from 'drizzle-orm';
import { type Transaction, users } from '../../db/index.ts';
import type { Recipient } from './subscription-mails.ts';

/** The caller, who receives the confirmation of their action. */
export async function recipientOf(tx: Transaction, userId: string): Promise<Recipient> {
  const [user] = await tx.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) throw new Error(`There is no user ${userId}.`);
  return user;
}
