import { Type, type Static } from 'typebox';
import { PaymentMethod } from './billing.ts';
import { OrderFilterStatus, OrdersQuery } from './orders.ts';

export const AdminOrderSort = Type.Union([
  Type.Literal('createdAt,desc'),
  Type.Literal('createdAt,asc'),
  Type.Literal('total,desc'),
  Type.Literal('total,asc'),
  Type.Literal('number,desc'),
  Type.Literal('number,asc'),
  Type.Literal('clientName,asc'),
  Type.Literal('clientName,desc'),
]);
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
