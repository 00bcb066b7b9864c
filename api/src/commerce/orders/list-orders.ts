import { and, desc, lte, sql, type SQL } from 'drizzle-orm';
import type { AdminOrdersFilter, AdminOrderSort, OrderSummary, Page } from '@marketplace/shared/contracts';
import { bothWays, clients, invoices, orders, type Queries, readAll, readPage } from '../../db/index.ts';
import type { Caller } from '../../http/index.ts';
import { readableClient } from '../../identity/index.ts';
import { companyClock } from '../../operations/index.ts';
import { matchingOrders, type OrderFilter } from './order-filter.ts';
import { selectOrders, toOrderSummary } from './order-store.ts';

/** The status that lists show: those to chase first, canceled orders last. */
const statusRank = (today: string): SQL => sql`case
  when ${orders.status} = 'cancelled' then 7
  when ${invoices.status} = 'voided' then 6
  when ${invoices.total} > 0 and ${invoices.credited} = ${invoices.total} then 5
  when ${invoices.balance} = 0 then 4
  when ${invoices.dueOn} < ${today} then 1
  when ${invoices.paid} > ${invoices.refunded} then 2
  else 3 end`;

const sortsOf = (today: string): Record<AdminOrderSort, SQL> =>
  bothWays({
    createdAt: orders.createdAt,
    total: orders.total,
    number: orders.number,
    clientName: sql`lower(${clients.name})`,
    dueDate: invoices.dueOn,
    method: orders.method,
    paymentStatus: statusRank(today),
  });
const orderOf = (today: string, sort: AdminOrderSort = 'createdAt,desc') => [sortsOf(today)[sort], desc(orders.number)];

interface Listing extends OrderFilter {
  sort?: AdminOrderSort | undefined;
  page?: number | undefined;
  size?: number | undefined;
}

/** A page of the orders that the caller may read. */
export async function listOrders(
  db: Queries,
  caller: Caller,
  { page, size, sort, ...filter }: Listing,
): Promise<Page<OrderSummary>> {
  const { today } = await companyClock(db);
  return readPage(
    db,
    {
      select: selectOrders(db).where(and(readableClient(caller, orders.clientId), matchingOrders(filter, today))),
      orderBy: orderOf(today, sort),
      toItem: (row) => toOrderSummary(row, today),
    },
    { page, size },
  );
}

/** All current matches: one added while reading would shift the others. */
export async function* everyOrder(db: Queries, { sort, ...filter }: AdminOrdersFilter): AsyncGenerator<OrderSummary> {
  const now = new Date();
  const { today } = await companyClock(db, now);
  yield* readAll({
    select: selectOrders(db).where(and(matchingOrders(filter, today), lte(orders.createdAt, now))),
    orderBy: orderOf(today, sort),
    toItem: (row) => toOrderSummary(row, today),
  });
}
