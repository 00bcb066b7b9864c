import { randomUUID } from 'node:crypto';
import { dayIn, type Invoice } from '@marketplace/shared/contracts';
import { insertAll, orderLines, orders, type Transaction } from '../../db/index.ts';
import { zoneOf } from '../../operations/index.ts';
import { issueInvoice, type NewInvoice } from './issue-invoice.ts';
import { nextNumber } from './number-series.ts';
import { tellOrder } from '../webhooks/tell.ts';
import { requireLine } from './sale-line.ts';

/** A confirmed order: its lines with their `orderAmounts`, the buyer and the time. */
export interface Sale extends Omit<NewInvoice, 'orderId'> {
  /** Set if something already refers to the order. */
  orderId?: string;
  /** The subscription that it changes. */
  subscriptionId?: string;
  userId: string;
}

/** Writes the order, its lines and its finalized invoice. A free order is paid immediately. */
export async function writeSale(tx: Transaction, sale: Sale): Promise<Invoice> {
  const { orderId = randomUUID(), subscriptionId = null, userId, ...invoice } = sale;
  const { clientId, company, lines, amounts, at } = invoice;
  const [order] = await tx
    .insert(orders)
    .values({
      clientId,
      id: orderId,
      number: await nextNumber(tx, 'ORD', dayIn(at, zoneOf(company))),
      userId,
      subscriptionId,
      method: invoice.method,
      status: amounts.total === 0 ? 'paid' : 'awaiting_payment',
      billing: invoice.billing,
      poNumber: invoice.poNumber,
      couponCode: invoice.couponCode,
      currency: invoice.currency,
      subtotal: amounts.subtotal,
      discount: amounts.discount,
      tax: amounts.total - amounts.taxable,
      total: amounts.total,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  const rows = lines.map((line, position) => ({
    ...line,
    ...requireLine(amounts, position),
    clientId,
    orderId,
    position,
  }));
  await insertAll(tx, orderLines, rows);
  if (order) await tellOrder(tx, 'order.placed', order);
  if (order?.status === 'paid') await tellOrder(tx, 'order.paid', order);
  return issueInvoice(tx, { ...invoice, orderId });
}
