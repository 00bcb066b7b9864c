import { Type, type Static } from 'typebox';
import { PaymentMethod } from './billing.ts';
import { SortBy } from './common.ts';
import { OrderFilterStatus, OrdersQuery } from './orders.ts';

/** Sorted by payment status, orders to chase come first, and canceled ones last. */
export const AdminOrderSort = SortBy(
  'createdAt',
  'number',
  'total',
  'clientName',
  'dueDate',
  'method',
  'paymentStatus',
);
export type AdminOrderSort = Static<typeof AdminOrderSort>;

/** Filters of orders; an absent one filters nothing. */
export const AdminOrdersFilter = Type.Object({
  q: OrdersQuery.properties.q,
  status: Type.Optional(OrderFilterStatus),
  method: Type.Optional(PaymentMethod),
  /** First and last day of the order, as YYYY-MM-DD, both included. */
  from: Type.Optional(Type.String({ format: 'date' })),
  to: Type.Optional(Type.String({ format: 'date' })),
  /** `createdAt,desc` by default. */
  sort: Type.Optional(AdminOrderSort),
});
export type AdminOrdersFilter = Static<typeof AdminOrdersFilter>;

export const AdminOrdersQuery = Type.Object({
  ...AdminOrdersFilter.properties,
  page: OrdersQuery.properties.page,
  size: OrdersQuery.properties.size,
});
export type AdminOrdersQuery = Static<typeof AdminOrdersQuery>;
