import { and, eq } from 'drizzle-orm';
import { orders, type Queries, users } from '../db/index.ts';

/** Who is told what happens to an order: its buyer, if their account still exists, and the address on its invoice. */
export async function readersOf(
  db: Queries,
  { clientId, orderId }: { clientId: string; orderId: string },
): Promise<Set<string>> {
  const rows = await db
    .select({ buyer: users.email, billing: orders.billing })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(and(eq(orders.clientId, clientId), eq(orders.id, orderId)));
  const addresses = rows.flatMap(({ buyer, billing }) => [...(buyer === null ? [] : [buyer]), billing.email]);
  return new Set(addresses.map((address) => address.toLowerCase()));
}
