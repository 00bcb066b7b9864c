import { and, eq } from 'drizzle-orm';
import type { Invoice } from '@marketplace/shared/contracts';
import { orders, type Queries, users } from '../../db/index.ts';

/** Who is told what happens to an invoice: the buyer, if their account is still there, and the address on it. */
export async function readersOf(db: Queries, { clientId, orderId, buyer }: Invoice): Promise<Set<string>> {
  const [row] = await db
    .select({ email: users.email })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(orders.clientId, clientId), eq(orders.id, orderId)));
  return new Set([...(row ? [row.email] : []), buyer.email].map((address) => address.toLowerCase()));
}
