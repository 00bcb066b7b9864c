import { and, eq } from 'drizzle-orm';
import type { Order } from '@marketplace/shared/contracts';
import { findInvoiceOfOrder } from '../billing/invoice-store.ts';
import { orders, type Queries, users } from '../../db/index.ts';

/** An order of this client; undefined for any other id, including another client's. */
export async function findOrder(db: Queries, clientId: string, id: string): Promise<Order | undefined> {
  const [row] = await db
    .select({ order: orders, email: users.email })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(and(eq(orders.clientId, clientId), eq(orders.id, id)));
  const invoice = row && (await findInvoiceOfOrder(db, clientId, id));
  if (!row || !invoice) return undefined;
  const { order, email } = row;
  return {
    id: order.id,
    number: order.number,
    clientId: order.clientId,
    status: order.status,
    method: order.method,
    createdAt: order.createdAt.toISOString(),
    // If the buyer was deleted, the address on the invoice remains.
    confirmationEmail: email ?? order.billing.email,
    invoice,
  };
}
