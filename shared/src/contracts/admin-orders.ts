import { Type, type Static } from 'typebox';
import { PaymentMethod } from './billing.ts';
import { OrderStatus } from './checkout.ts';
import { Currency, Id, Instant, MinorAmount, Nullable, PageOf } from './common.ts';
import { Invoice, InvoiceStatus, Payment, PaymentStatus } from './invoices.ts';

/** An order of whatever client in the list of administrators. Amounts in minor units. */
export const AdminOrderSummary = Type.Object({
  id: Id,
  number: Type.String(),
  clientId: Id,
  clientName: Type.String(),
  /** Who placed it; null for somebody who is gone. */
  buyer: Nullable(Type.Object({ name: Type.String(), email: Type.String() })),
  status: OrderStatus,
  method: PaymentMethod,
  createdAt: Instant,
  currency: Currency,
  total: MinorAmount,
  invoiceNumber: Type.String(),
  invoiceStatus: InvoiceStatus,
  paymentStatus: PaymentStatus,
  dueDate: Instant,
  paid: MinorAmount,
  balance: MinorAmount,
  /** Names of what was ordered. */
  modules: Type.Array(Type.String()),
});
export type AdminOrderSummary = Static<typeof AdminOrderSummary>;

export const AdminOrderPage = PageOf(AdminOrderSummary);

export const AdminOrder = Type.Object({
  ...AdminOrderSummary.properties,
  invoice: Invoice,
  /** Newest first. */
  payments: Type.Array(Payment),
});
export type AdminOrder = Static<typeof AdminOrder>;

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
  /** In the numbers of order and invoice, the purchase order, the client and the buyer. */
  q: Type.Optional(Type.String({ maxLength: 200 })),
  /** Of the money: an order that awaits it may be overdue or paid in part. */
  status: Type.Optional(Type.Union([PaymentStatus, Type.Literal('open'), Type.Literal('cancelled')])),
  method: Type.Optional(PaymentMethod),
  /** First and last day of the order, as YYYY-MM-DD, both included. */
  from: Type.Optional(Type.String({ format: 'date' })),
  to: Type.Optional(Type.String({ format: 'date' })),
  /** `createdAt,desc` unless told. */
  sort: Type.Optional(AdminOrderSort),
});
export type AdminOrdersFilter = Static<typeof AdminOrdersFilter>;

export const AdminOrdersQuery = Type.Object({
  ...AdminOrdersFilter.properties,
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type AdminOrdersQuery = Static<typeof AdminOrdersQuery>;
