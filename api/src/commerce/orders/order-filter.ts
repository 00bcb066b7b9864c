import { and, eq, gt, gte, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { AdminOrdersFilter } from '@marketplace/shared/contracts';
import { clients, invoices, likePattern, orders, users } from '../../db/index.ts';
import { hasStatus } from '../invoices/invoice-filter.ts';

/** The filtered orders of all clients. Their payment status is current. */
export const matchingOrders = ({ q, status, method, from, to }: AdminOrdersFilter, today: string): SQL | undefined =>
  and(
    q === undefined ? undefined : holdsText(q.trim()),
    status === undefined ? undefined : isIn(status, today),
    method === undefined ? undefined : eq(orders.method, method),
    // An order and its invoice are of the same day.
    from === undefined ? undefined : gte(invoices.invoicedOn, from),
    to === undefined ? undefined : lte(invoices.invoicedOn, to),
  );

const holdsText = (text: string): SQL =>
  sql`concat_ws(E'\n', ${orders.number}, ${invoices.number}, ${orders.poNumber}, ${clients.name}, ${users.name}, ${users.email})
    ilike ${likePattern(text)}`;

function isIn(status: NonNullable<AdminOrdersFilter['status']>, today: string): SQL | undefined {
  if (status === 'cancelled') return eq(orders.status, 'cancelled');
  if (status === 'open') return and(ne(invoices.status, 'voided'), gt(invoices.total, invoices.paid));
  return hasStatus(status, today);
}
