import { isCreditedInFull } from '@marketplace/shared/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { invoices, orders, subscriptions, type Transaction } from '../../db/index.ts';
import { liftSuspension } from '../dunning/suspension.ts';
import { tellInvoice, tellOrder, tellSubscription } from '../webhooks/tell.ts';
import { balanceOf, type InvoiceRow } from './invoice-store.ts';

type Counted = Pick<InvoiceRow, 'paid' | 'credited' | 'refunded'>;

/**
 * Counts a payment, a credit note or a refund on a locked invoice. Once nothing is left to pay, its order is paid,
 * waiting subscriptions start (or are removed if all of it was credited), and suspensions are lifted.
 * @param added in minor units; negative for a refund that has failed
 */
export async function addToInvoice(tx: Transaction, invoice: InvoiceRow, added: Partial<Counted>): Promise<void> {
  const { clientId, id, orderId } = invoice;
  const { paid = 0, credited = 0, refunded = 0 } = added;
  const counted = {
    paid: invoice.paid + paid,
    credited: invoice.credited + credited,
    refunded: invoice.refunded + refunded,
  };
  const [row] = await tx
    .update(invoices)
    .set(counted)
    .where(and(eq(invoices.clientId, clientId), eq(invoices.id, id)))
    .returning();
  if (balanceOf({ ...invoice, ...counted }) > 0) return;
  const [order] = await tx
    .update(orders)
    .set({ status: 'paid', updatedAt: new Date() })
    .where(and(eq(orders.clientId, clientId), eq(orders.id, orderId), eq(orders.status, 'awaiting_payment')))
    .returning();
  const isTakenBack = isCreditedInFull({ ...invoice, ...counted });
  if (order && !isTakenBack) await tellOrder(tx, 'order.paid', order);
  if (row && balanceOf(invoice) > 0 && !isTakenBack) await tellInvoice(tx, 'invoice.paid', row);
  await (isTakenBack ? removeWaiting(tx, invoice) : beginSubscriptions(tx, invoice));
  await liftSuspension(tx, invoice);
}

/** Removes the subscriptions of an order that has not begun, with their seats. */
export async function removeWaiting(
  tx: Transaction,
  { clientId, orderId }: Pick<InvoiceRow, 'clientId' | 'orderId'>,
): Promise<void> {
  await tx.delete(subscriptions).where(isWaiting(clientId, orderId));
}

const isWaiting = (clientId: string, orderId: string) =>
  and(eq(subscriptions.clientId, clientId), eq(subscriptions.orderId, orderId), eq(subscriptions.awaitsPayment, true));

/** Online orders start now, for their full term. */
async function beginSubscriptions(tx: Transaction, { clientId, orderId }: InvoiceRow): Promise<void> {
  const { startsAt, trialEndsAt, endsAt } = subscriptions;
  const begun = await tx
    .update(subscriptions)
    .set({
      awaitsPayment: false,
      startsAt: sql`now()`,
      trialEndsAt: sql`now() + (${trialEndsAt} - ${startsAt})`,
      endsAt: sql`now() + (${endsAt} - ${startsAt})`,
      updatedAt: sql`now()`,
    })
    .where(isWaiting(clientId, orderId))
    .returning();
  for (const row of begun) await tellSubscription(tx, 'subscription.started', row);
}
