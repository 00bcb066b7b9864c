import { Type, type Static } from 'typebox';
import { InvoiceParty, PaymentMethod, TaxLine } from './billing.ts';
import { Currency, Id, Instant, MinorAmount, NotBlank, Nullable, PageOf, SortBy } from './common.ts';
import { CreditNote, Refund } from './corrections.ts';

export const InvoiceStatus = Type.Union([Type.Literal('draft'), Type.Literal('finalized'), Type.Literal('voided')]);
export const PaymentStatus = Type.Union([
  Type.Literal('unpaid'),
  Type.Literal('partly_paid'),
  Type.Literal('paid'),
  Type.Literal('overdue'),
]);
export type PaymentStatus = Static<typeof PaymentStatus>;

/** An invoice in a list. */
export const InvoiceSummary = Type.Object({
  id: Id,
  number: Type.String(),
  clientId: Id,
  orderId: Id,
  status: InvoiceStatus,
  paymentStatus: PaymentStatus,
  /** Calendar days of the company's time zone, each sent as its 00:00 UTC. */
  invoiceDate: Instant,
  dueDate: Instant,
  currency: Currency,
  total: MinorAmount,
  paid: MinorAmount,
  /** By credit notes. */
  credited: Type.Optional(MinorAmount),
  /** Including refunds that the payment provider has not confirmed yet. */
  refunded: Type.Optional(MinorAmount),
  balance: MinorAmount,
  /** Names of the invoiced modules. */
  modules: Type.Array(Type.String()),
});
export type InvoiceSummary = Static<typeof InvoiceSummary>;

export const InvoiceLine = Type.Object({
  moduleId: Id,
  description: Type.String(),
  noOfUsers: Type.Integer(),
  noOfDays: Type.Integer(),
  /** Free days before them; absent without a trial. */
  trialDays: Type.Optional(Type.Integer()),
  unitPrice: MinorAmount,
  lineTotal: MinorAmount,
  discount: MinorAmount,
  tax: MinorAmount,
  /** The module's HSN or SAC at the time of the sale. */
  taxCode: Type.Optional(Type.String()),
});
export type InvoiceLine = Static<typeof InvoiceLine>;

export const Invoice = Type.Object({
  ...InvoiceSummary.properties,
  /** IANA name of the time zone it was dated in. */
  timeZone: Type.Optional(Type.String()),
  /** Such as "Tax Invoice", as the law calls it. */
  title: Type.Optional(Type.String()),
  /** Under GST: the state the tax goes to, such as "Karnataka (29)". */
  placeOfSupply: Type.Optional(Type.String()),
  /** Under GST, such as "Five Hundred Sixty Six Rupees And Forty Paise Only". */
  totalInWords: Type.Optional(Type.String()),
  method: PaymentMethod,
  seller: InvoiceParty,
  buyer: InvoiceParty,
  poNumber: Nullable(Type.String()),
  couponCode: Nullable(Type.String()),
  lines: Type.Array(InvoiceLine),
  subtotal: MinorAmount,
  discount: MinorAmount,
  taxes: Type.Array(TaxLine),
  /** Oldest first. */
  creditNotes: Type.Optional(Type.Array(CreditNote)),
  /** Oldest first. */
  refunds: Type.Optional(Type.Array(Refund)),
});
export type Invoice = Static<typeof Invoice>;

/** Field and direction, spelled as in the specification. */
export const InvoiceSort = Type.Union([
  Type.Literal('invoiceDate,desc'),
  Type.Literal('invoiceDate,asc'),
  Type.Literal('dueDate,desc'),
  Type.Literal('dueDate,asc'),
  Type.Literal('total,desc'),
  Type.Literal('total,asc'),
  Type.Literal('number,desc'),
  Type.Literal('number,asc'),
]);
export type InvoiceSort = Static<typeof InvoiceSort>;

export const InvoicePageQuery = Type.Object({
  /** From 0; 0 by default. */
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  /** 10 by default. */
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  /** `invoiceDate,desc` by default. */
  sort: Type.Optional(InvoiceSort),
});

/** Filters of invoices; an absent one filters nothing. */
export const InvoiceFilter = Type.Object({
  clientId: Type.Optional(Id),
  /** Searches number, purchase order and module names. */
  q: Type.Optional(Type.String({ maxLength: 100 })),
  status: Type.Optional(Type.Union([PaymentStatus, Type.Literal('voided')])),
  /** First and last invoice date, as YYYY-MM-DD, both included. */
  from: Type.Optional(Type.String({ format: 'date' })),
  to: Type.Optional(Type.String({ format: 'date' })),
  moduleId: Type.Optional(Id),
  /** Least and most total, in minor units. */
  min: Type.Optional(MinorAmount),
  max: Type.Optional(MinorAmount),
});
export type InvoiceFilter = Static<typeof InvoiceFilter>;

export const InvoiceSearchQuery = Type.Object({ ...InvoiceFilter.properties, ...InvoicePageQuery.properties });
export type InvoiceSearchQuery = Static<typeof InvoiceSearchQuery>;

export const InvoicePage = PageOf(InvoiceSummary);

/** Pending until the buyer is done on the provider's page; processing while a bank is still working on it. */
export const PaymentProgress = Type.Union([
  Type.Literal('pending'),
  Type.Literal('processing'),
  Type.Literal('succeeded'),
  Type.Literal('failed'),
]);

export const Payment = Type.Object({
  id: Id,
  clientId: Id,
  invoiceId: Id,
  invoiceNumber: Type.String(),
  method: PaymentMethod,
  /** The reference of the bank or the payment provider. */
  reference: Type.String(),
  amount: MinorAmount,
  currency: Currency,
  status: PaymentProgress,
  /** Why a payment failed, in a sentence. */
  reason: Nullable(Type.String()),
  /** A transfer has a calendar day, as its 00:00 UTC. */
  paidAt: Nullable(Instant),
  createdAt: Instant,
  /** The calendar day of `paidAt`, else of `createdAt`, in the time zone of the invoice; sent as its 00:00 UTC. */
  paymentDate: Type.Optional(Instant),
});
export type Payment = Static<typeof Payment>;

export const PaymentsQuery = Type.Object({
  clientId: Type.Optional(Id),
  /** Only those for this invoice. */
  invoiceId: Type.Optional(Id),
  page: InvoicePageQuery.properties.page,
  size: InvoicePageQuery.properties.size,
  /** Newest first by default. */
  sort: Type.Optional(SortBy('paymentDate', 'invoiceNumber', 'method', 'reference', 'status', 'amount')),
});
export type PaymentsQuery = Static<typeof PaymentsQuery>;
export const PaymentPage = PageOf(Payment);

/** Pays the open amount of an invoice on the provider's page, which sends the buyer back to `returnTo`. */
export const PayBody = Type.Object({
  invoiceId: Id,
  /** A page of the storefront, with `payment={id}` added. */
  returnTo: Type.String({ pattern: '^/(?![/\\\\])', maxLength: 500 }),
});

export const OpenedPayment = Type.Object({
  payment: Payment,
  /** The provider's page; null if nothing is left to do there. */
  url: Nullable(Type.String()),
});
export type OpenedPayment = Static<typeof OpenedPayment>;

/** A transfer that has arrived, as an administrator records it. */
export const BankTransferBody = Type.Object({
  clientId: Id,
  invoiceId: Id,
  reference: NotBlank(80),
  amount: Type.Integer({ minimum: 1, maximum: 1_000_000_000_000 }),
  /** A calendar day, as its 00:00 UTC. */
  paidAt: Instant,
});

/** What a client owes today, in minor units. Computing it changes nothing. */
export const DuesSummary = Type.Object({
  clientId: Id,
  currency: Currency,
  /** The current calendar day in the company's time zone, sent as its 00:00 UTC. */
  today: Type.Optional(Instant),
  totalDue: MinorAmount,
  notYetDue: MinorAmount,
  /** By days overdue. */
  ageing: Type.Object({ '0-30': MinorAmount, '31-60': MinorAmount, '61-90': MinorAmount, '90+': MinorAmount }),
  nextDueDate: Nullable(Instant),
  invoices: Type.Array(InvoiceSummary),
});
export type DuesSummary = Static<typeof DuesSummary>;
