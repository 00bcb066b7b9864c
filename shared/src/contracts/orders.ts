import { Type, type Static } from 'typebox';
import { PaymentMethod } from './billing.ts';
import { Currency, Id, Instant, MinorAmount, NotBlank, Nullable, PageOf, SortBy } from './common.ts';
import { Invoice, InvoicePageQuery, InvoiceStatus, Payment, PaymentStatus } from './invoices.ts';
import { Subscription } from './subscriptions.ts';

const OrderStatus = Type.Union([Type.Literal('awaiting_payment'), Type.Literal('paid'), Type.Literal('cancelled')]);

const Person = Type.Object({ name: Type.String(), email: Type.String() });

/** An order in a list. Amounts in minor units. */
export const OrderSummary = Type.Object({
  id: Id,
  number: Type.String(),
  clientId: Id,
  clientName: Type.String(),
  /** Who placed it; null for a deleted user. */
  buyer: Nullable(Person),
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
  credited: Type.Optional(MinorAmount),
  refunded: Type.Optional(MinorAmount),
  balance: MinorAmount,
  /** Names of the ordered modules. */
  modules: Type.Array(Type.String()),
});
export type OrderSummary = Static<typeof OrderSummary>;

export const OrderPage = PageOf(OrderSummary);

/** When, by whom and why an order was canceled. */
export const OrderCancellation = Type.Object({
  at: Instant,
  /** Its calendar day in the time zone of the invoice, sent as its 00:00 UTC. */
  on: Type.Optional(Instant),
  /** Null for a deleted user. */
  by: Nullable(Person),
  reason: Nullable(Type.String()),
});
export type OrderCancellation = Static<typeof OrderCancellation>;

/** An order with everything that belongs to it. */
export const Order = Type.Object({
  ...OrderSummary.properties,
  /** Email address of the confirmation. */
  confirmationEmail: Type.String(),
  cancellation: Nullable(OrderCancellation),
  invoice: Invoice,
  /** Newest first. */
  payments: Type.Array(Payment),
  /** Those it started, or will start once it is paid. */
  subscriptions: Type.Array(Subscription),
});
export type Order = Static<typeof Order>;

/** How an order is paid: an unpaid one may be overdue or partly paid, and `open` is any of these. */
export const OrderFilterStatus = Type.Union([PaymentStatus, Type.Literal('open'), Type.Literal('cancelled')]);

/** Filters of the orders that the caller may read; an absent one filters nothing. */
export const OrdersQuery = Type.Object({
  clientId: Type.Optional(Id),
  /** Searches order and invoice numbers, purchase order, modules, client and buyer. */
  q: Type.Optional(Type.String({ maxLength: 200 })),
  status: Type.Optional(OrderFilterStatus),
  page: InvoicePageQuery.properties.page,
  size: InvoicePageQuery.properties.size,
  /** `createdAt,desc` by default. */
  sort: Type.Optional(SortBy('createdAt', 'number', 'total', 'dueDate', 'method', 'paymentStatus')),
});
export type OrdersQuery = Static<typeof OrdersQuery>;

export const CancelOrderBody = Type.Object({
  reason: Type.Optional(Type.String({ maxLength: 500 })),
});

/** An administrator says why; the buyer reads it. */
export const AdminCancelOrderBody = Type.Object({ reason: NotBlank(500) });

/** Whether nothing has been paid, begun or left to the bank, so that the order can be canceled. */
export const isCancellable = ({ status, method, paid, payments }: Order): boolean =>
  status === 'awaiting_payment' &&
  method === 'online' &&
  paid === 0 &&
  !payments.some((payment) => payment.status === 'processing');
