import { and, eq, sql } from 'drizzle-orm';
import { invoices, orders, subscriptions, type Transaction } from '../../db/index.ts';
import { liftSuspension } from '../dunning/suspension.ts';
import type { InvoiceRow } from './invoice-store.ts';

/** Credits a payment to a locked invoice; one that is paid in full marks its order paid, starts waiting subscriptions and lifts suspensions. */
export async function creditInvoice(tx: Transaction, invoice: InvoiceRow, amount: number): Promise<void> {
  const { clientId, id, orderId, total } = invoice;
  const paid = invoice.paid + amount;
  await tx
    .update(invoices)
    .set({ paid })
    .where(and(eq(invoices.clientId, clientId), eq(invoices.id, id)));
  if (paid < total) return;
  await tx
    .update(orders)
    .set({ status: 'paid', updatedAt: new Date() })
    .where(and(eq(orders.clientId, clientId), eq(orders.id, orderId), eq(orders.status, 'awaiting_payment')));
  await beginSubscriptions(tx, invoice);
  await liftSuspension(tx, invoice);
}

/** Online orders start now, for their full term. */
async function beginSubscriptions(tx: Transaction, { clientId, orderId }: InvoiceRow): Promise<void> {
  const { startsAt, endsAt, awaitsPayment } = subscriptions;
  await tx
    .update(subscriptions)
    .set({
      awaitsPayment: false,
      startsAt: sql`now()`,
      endsAt: sql`now() + (${endsAt} - ${startsAt})`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(subscriptions.clientId, clientId), eq(subscriptions.orderId, orderId), eq(awaitsPayment, true)));
}
