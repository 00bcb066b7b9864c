import { and, asc, desc, eq, lte, sql, type SQL } from 'drizzle-orm';
import type {
  AdminOrder,
  AdminOrdersFilter,
  AdminOrderSort,
  AdminOrderSummary,
  AdminOrdersQuery,
  Page,
} from '@marketplace/shared/contracts';
import { findInvoice, toInvoiceSummary } from '../billing/invoice-store.ts';
import { companyClock } from '../../operations/index.ts';
import { toPayment } from '../billing/payment-store.ts';
import {
  clients,
  invoices,
  orderLines,
  orders,
  payments,
  type Queries,
  readAll,
  readPage,
  users,
} from '../../db/index.ts';
import { matchingOrders } from './order-filter.ts';

const sorts: Record<AdminOrderSort, SQL> = {
  'createdAt,desc': desc(orders.createdAt),
  'createdAt,asc': asc(orders.createdAt),
  'total,desc': desc(orders.total),
  'total,asc': asc(orders.total),
  'number,desc': desc(orders.number),
  'number,asc': asc(orders.number),
  'clientName,asc': asc(sql`lower(${clients.name})`),
  'clientName,desc': desc(sql`lower(${clients.name})`),
};
const orderOf = (sort: AdminOrderSort = 'createdAt,desc') => [sorts[sort], desc(orders.number)];

const lineNames = sql<string[]>`(
  select coalesce(jsonb_agg(l.name order by l.position), '[]') from ${orderLines} l
  where l.client_id = ${orders}.client_id and l.order_id = ${orders}.id)`;

const selectOrders = (db: Queries) =>
  db
    .select({ order: orders, invoice: invoices, clientName: clients.name, buyer: users, lineNames })
    .from(orders)
    .innerJoin(invoices, and(eq(invoices.clientId, orders.clientId), eq(invoices.orderId, orders.id)))
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .leftJoin(users, eq(users.id, orders.userId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectOrders>>[number];

function toSummary({ order, invoice, clientName, buyer, lineNames: names }: Row, today: string): AdminOrderSummary {
  const { number, status, paymentStatus, invoiceDate, dueDate, paid, balance, modules } = toInvoiceSummary(
    invoice,
    names,
    today,
  );
  return {
    ...{ id: order.id, number: order.number, clientId: order.clientId, clientName },
    buyer: buyer && { name: buyer.name, email: buyer.email },
    ...{ status: order.status, method: order.method, createdAt: order.createdAt.toISOString() },
    ...{ currency: order.currency, total: order.total },
    ...{ invoiceNumber: number, invoiceStatus: status, paymentStatus, invoiceDate, dueDate, paid, balance, modules },
  };
}

export async function listOrders(db: Queries, query: AdminOrdersQuery): Promise<Page<AdminOrderSummary>> {
  const { page, size, sort, ...filter } = query;
  const { today } = await companyClock(db);
  return readPage(
    db,
    {
      select: selectOrders(db).where(matchingOrders(filter, today)),
      orderBy: orderOf(sort),
      toItem: (row) => toSummary(row, today),
    },
    { page, size },
  );
}

/** All current matches: one added while reading would shift the others. */
export async function* everyOrder(
  db: Queries,
  { sort, ...filter }: AdminOrdersFilter,
): AsyncGenerator<AdminOrderSummary> {
  const now = new Date();
  const { today } = await companyClock(db, now);
  yield* readAll({
    select: selectOrders(db).where(and(matchingOrders(filter, today), lte(orders.createdAt, now))),
    orderBy: orderOf(sort),
    toItem: (row) => toSummary(row, today),
  });
}

/** An order with its invoice and payments. */
export async function findOrderOfAnyClient(db: Queries, id: string): Promise<AdminOrder | undefined> {
  const [row] = await selectOrders(db).where(eq(orders.id, id)).limit(1);
  const invoice = row && (await findInvoice(db, row.order.clientId, row.invoice.id));
  if (!row || !invoice) return undefined;
  const paid = await db
    .select()
    .from(payments)
    .where(and(eq(payments.clientId, row.order.clientId), eq(payments.invoiceId, invoice.id)))
    .orderBy(desc(payments.createdAt), desc(payments.id));
  return {
    ...toSummary(row, (await companyClock(db)).today),
    invoice,
    payments: paid.map((payment) => toPayment(payment, invoice.number)),
  };
}
