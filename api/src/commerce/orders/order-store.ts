import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Order, OrderSummary } from '@marketplace/shared/contracts';
import { findInvoice, toInvoiceSummary } from '../billing/invoice-store.ts';
import { listPaymentsOf } from '../billing/payment-store.ts';
import { sentDayIn } from '../billing/sent-day.ts';
import { listSubscriptionsOf } from '../subscriptions/subscription-store.ts';
import { clients, invoices, orderLines, orders, type Queries, users } from '../../db/index.ts';
import type { Caller } from '../../http/index.ts';
import { isPerson, readableClient } from '../../identity/index.ts';
import { companyClock } from '../../operations/index.ts';

const cancellers = alias(users, 'cancellers');

const lineNames = sql<string[]>`(
  select coalesce(jsonb_agg(l.name order by l.position), '[]') from ${orderLines} l
  where l.client_id = ${orders}.client_id and l.order_id = ${orders}.id)`;

export const selectOrders = (db: Queries) =>
  db
    .select({
      ...{ order: orders, invoice: invoices, clientName: clients.name, lineNames },
      buyer: { name: users.name, email: users.email },
      isByPerson: sql<boolean>`coalesce(${isPerson}, false)`,
      canceller: { name: cancellers.name, email: cancellers.email },
    })
    .from(orders)
    .innerJoin(invoices, and(eq(invoices.clientId, orders.clientId), eq(invoices.orderId, orders.id)))
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .leftJoin(users, eq(users.id, orders.userId))
    .leftJoin(cancellers, eq(cancellers.id, orders.cancelledBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectOrders>>[number];

export function toOrderSummary(
  { order, invoice, clientName, buyer, lineNames: names }: Row,
  today: string,
): OrderSummary {
  const { number, status, paymentStatus, invoiceDate, dueDate, ...rest } = toInvoiceSummary(invoice, names, today);
  const { paid, credited, refunded, balance, modules } = rest;
  return {
    ...{ id: order.id, number: order.number, clientId: order.clientId, clientName, buyer },
    ...{ status: order.status, method: order.method, createdAt: order.createdAt.toISOString() },
    ...{ currency: order.currency, total: order.total },
    ...{ invoiceNumber: number, invoiceStatus: status, paymentStatus, invoiceDate, dueDate },
    ...{ paid, credited, refunded, balance, modules },
  };
}

/** An order of this client; undefined for any other id, including another client's. */
export async function findOrder(db: Queries, clientId: string, id: string): Promise<Order | undefined> {
  const [row] = await selectOrders(db).where(and(eq(orders.clientId, clientId), eq(orders.id, id)));
  const invoice = row && (await findInvoice(db, clientId, row.invoice.id));
  if (!row || !invoice) return undefined;
  const now = new Date();
  const { today } = await companyClock(db, now);
  const { cancelledAt, cancelReason, billing } = row.order;
  return {
    ...toOrderSummary(row, today),
    // If the buyer was deleted or is a program, the address on the invoice remains.
    confirmationEmail: row.buyer && row.isByPerson ? row.buyer.email : billing.email,
    cancellation: cancelledAt && {
      ...{ at: cancelledAt.toISOString(), on: sentDayIn(cancelledAt, row.invoice.timeZone) },
      ...{ by: row.canceller, reason: cancelReason },
    },
    invoice,
    payments: await listPaymentsOf(db, invoice),
    subscriptions: await listSubscriptionsOf(db, clientId, id, now),
  };
}

/** An order that the caller may read; undefined for any other id. */
export async function findReadableOrder(db: Queries, caller: Caller, id: string): Promise<Order | undefined> {
  const [row] = await db
    .select({ clientId: orders.clientId })
    .from(orders)
    .where(and(eq(orders.id, id), readableClient(caller, orders.clientId)));
  return row && findOrder(db, row.clientId, id);
}
