import { and, eq } from 'drizzle-orm';
import { invoices, type Transaction } from '../../db/index.ts';

/** Locks the invoice of a subscription's first order, before the subscription, like a cancellation of the order. */
export async function lockInvoiceOf(
  tx: Transaction,
  { clientId, orderId }: { clientId: string; orderId: string },
): Promise<void> {
  await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.clientId, clientId), eq(invoices.orderId, orderId)))
    .for('update');
}
