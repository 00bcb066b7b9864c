import { and, eq } from 'drizzle-orm';
import type { Order } from '@marketplace/shared/contracts';
import { couponRedemptions, invoices, orders, subscriptions, type Transaction } from '../../db/index.ts';
import { recordAudit } from '../../operations/index.ts';
import { endNow } from '../subscriptions/subscription-store.ts';
import { removeWaiting } from '../billing/add-to-invoice.ts';

interface By {
  actorId: string;
  reason: string | null;
  ip: string;
}

/**
 * Marks an order as canceled, and its invoice, which keeps its number, as void. Its subscriptions end; those that have
 * not begun are removed with their seats. The coupon can be used again.
 */
export async function writeCancellation(
  tx: Transaction,
  { clientId, id, number, invoice }: Order,
  { actorId, reason, ip }: By,
): Promise<void> {
  const now = new Date();
  await tx
    .update(orders)
    .set({ status: 'cancelled', cancelledAt: now, cancelledBy: actorId, cancelReason: reason, updatedAt: now })
    .where(and(eq(orders.clientId, clientId), eq(orders.id, id)));
  await tx
    .update(invoices)
    .set({ status: 'voided' })
    .where(and(eq(invoices.clientId, clientId), eq(invoices.id, invoice.id)));
  await removeWaiting(tx, { clientId, orderId: id });
  const began = and(eq(subscriptions.clientId, clientId), eq(subscriptions.orderId, id));
  await endNow(tx, began, { now, reason });
  await tx
    .delete(couponRedemptions)
    .where(and(eq(couponRedemptions.clientId, clientId), eq(couponRedemptions.orderId, id)));
  await recordAudit(tx, {
    ...{ actorId, ip, action: 'order.cancelled', target: { type: 'order', id, name: number } },
    after: { reason, invoice: invoice.number },
  });
  await recordAudit(tx, {
    ...{ actorId, ip, action: 'invoice.voided', target: { type: 'invoice', id: invoice.id, name: invoice.number } },
    after: { reason, order: number },
  });
}
