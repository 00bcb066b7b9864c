import { and, eq, gt, gte, lte, or, sql, type SQL } from 'drizzle-orm';
import type { AdminOrdersFilter, OrdersQuery } from '@marketplace/shared/contracts';
import { clients, containsText, invoices, orderLines, orders, users } from '../../db/index.ts';
import { hasStatus } from '../invoices/invoice-filter.ts';

export type OrderFilter = Pick<OrdersQuery, 'clientId'> & Omit<AdminOrdersFilter, 'sort'>;

/** The filtered orders of all clients. Their payment status is current. */
export const matchingOrders = (
  { clientId, q, status, method, from, to }: OrderFilter,
  today: string,
): SQL | undefined =>
  and(
    clientId === undefined ? undefined : eq(orders.clientId, clientId),
    holdsText(q),
    status === undefined ? undefined : isIn(status, today),
    method === undefined ? undefined : eq(orders.method, method),
    // An order and its invoice have the same day.
    from === undefined ? undefined : gte(invoices.invoicedOn, from),
    to === undefined ? undefined : lte(invoices.invoicedOn, to),
  );

function holdsText(text: string | undefined): SQL | undefined {
  const inLine = containsText(text, sql`l.name`);
  return (
    inLine &&
    or(
      containsText(text, orders.number, invoices.number, orders.poNumber, clients.name, users.name, users.email),
      sql`exists (select 1 from ${orderLines} l
        where l.client_id = ${orders.clientId} and l.order_id = ${orders.id} and ${inLine})`,
    )
  );
}

function isIn(status: NonNullable<OrderFilter['status']>, today: string): SQL | undefined {
  if (status === 'cancelled') return eq(orders.status, 'cancelled');
  if (status === 'open') return gt(invoices.balance, 0);
  return hasStatus(status, today);
}
