import { Type, type Static } from 'typebox';
import { PaymentMethod } from './billing.ts';
import { OrderStatus } from './checkout.ts';
import { Currency, Id, Instant, MinorAmount, Nullable, PageOf } from './common.ts';
import { Invoice, InvoiceStatus, Payment, PaymentStatus } from './invoices.ts';

/** An order of any client, as administrators list it. Amounts in minor units. */
export const AdminOrderSummary = Type.Object({
  id: Id,
  number: Type.String(),
  clientId: Id,
  clientName: Type.String(),
  /** Who placed it; null for a deleted user. */
  buyer: Nullable(Type.Object({ name: Type.String(), email: Type.String() })),
  status: OrderStatus,
  method: PaymentMethod,
  createdAt: Instant,
  currency: Currency,
  total: MinorAmount,
  invoiceNumber: Type.String(),
  invoiceStatus: InvoiceStatus,
  paymentStatus: PaymentStatus,
  /** Calendar days, as on the invoice. */
  invoiceDate: Instant,
  dueDate: Instant,
  paid: MinorAmount,
  balance: MinorAmount,
  /** Names of the ordered modules. */
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
  /** Searches order and invoice numbers, purchase order, client and buyer. */
  q: Type.Optional(Type.String({ maxLength: 200 })),
  /** Status of the payment: an unpaid order may be overdue or partly paid. */
  status: Type.Optional(Type.Union([PaymentStatus, Type.Literal('open'), Type.Literal('cancelled')])),
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
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type AdminOrdersQuery = Static<typeof AdminOrdersQuery>;
