import { and, asc, desc, lte, sql, type SQL } from 'drizzle-orm';
import type { AdminOrdersFilter, AdminOrderSort, OrderSummary, Page } from '@marketplace/shared/contracts';
import { clients, orders, type Queries, readAll, readPage } from '../../db/index.ts';
import type { Caller } from '../../http/index.ts';
import { readableClient } from '../../identity/index.ts';
import { companyClock } from '../../operations/index.ts';
import { matchingOrders, type OrderFilter } from './order-filter.ts';
import { selectOrders, toOrderSummary } from './order-store.ts';

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
      orderBy: orderOf(sort),
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
    orderBy: orderOf(sort),
    toItem: (row) => toOrderSummary(row, today),
  });
}
