import { randomUUID } from 'node:crypto';
import type { Invoice } from '@marketplace/shared/contracts';
import { insertAll, orderLines, orders, type Transaction } from '../../db/index.ts';
import { issueInvoice, type NewInvoice } from './issue-invoice.ts';
import { nextNumber } from './number-series.ts';
import { requireLine } from './sale-line.ts';

/** An order that is agreed to: with `orderAmounts` of its lines, by whom and when. */
export interface Sale extends Omit<NewInvoice, 'orderId'> {
  /** Given where something else refers to the order already. */
  orderId?: string;
  userId: string;
}

/** Writes the order, its lines and its finalized invoice. An order that costs nothing is paid at once. */
export async function writeSale(tx: Transaction, sale: Sale): Promise<Invoice> {
  const { orderId = randomUUID(), userId, ...invoice } = sale;
  const { clientId, lines, amounts, at } = invoice;
  await tx.insert(orders).values({
    clientId,
    id: orderId,
    number: await nextNumber(tx, 'ORD', at),
    userId,
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
  });
  const rows = lines.map((line, position) => ({
    ...line,
    ...requireLine(amounts, position),
    clientId,
    orderId,
    position,
  }));
  await insertAll(tx, orderLines, rows);
  return issueInvoice(tx, { ...invoice, orderId });
}
