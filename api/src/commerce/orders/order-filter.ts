import { and, eq, gt, gte, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { AdminOrdersFilter } from '@marketplace/shared/contracts';
import { clients, invoices, likePattern, orders, users } from '../../db/index.ts';
import { hasStatus, startOf } from '../invoices/invoice-filter.ts';

/** The filtered orders of all clients. Their payment status is current. */
export const matchingOrders = ({ q, status, method, from, to }: AdminOrdersFilter, now: Date): SQL | undefined =>
  and(
    q === undefined ? undefined : holdsText(q.trim()),
    status === undefined ? undefined : isIn(status, now),
    method === undefined ? undefined : eq(orders.method, method),
    from === undefined ? undefined : gte(orders.createdAt, startOf(from)),
    to === undefined ? undefined : lt(orders.createdAt, sql`${startOf(to)}::timestamptz + '1 day'`),
  );

const holdsText = (text: string): SQL =>
  sql`concat_ws(E'\n', ${orders.number}, ${invoices.number}, ${orders.poNumber}, ${clients.name}, ${users.name}, ${users.email})
    ilike ${likePattern(text)}`;

function isIn(status: NonNullable<AdminOrdersFilter['status']>, now: Date): SQL | undefined {
  if (status === 'cancelled') return eq(orders.status, 'cancelled');
  if (status === 'open') return and(ne(invoices.status, 'voided'), gt(invoices.total, invoices.paid));
  return hasStatus(status, now);
}
