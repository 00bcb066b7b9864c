import type { InvoiceParty, PaymentMethod, TaxLine } from '@marketplace/shared/contracts';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';
import { clients } from './organizations.ts';

/** Amounts in minor units. */
const amount = (name: string) => bigint(name, { mode: 'number' });

/** The last number of each series; taken in the transaction that uses it, so that there are no gaps or duplicates. */
export const documentSeries = pgTable('document_series', {
  /** Such as TEX-2026 for invoices, ORD-2026 for orders. */
  series: text('series').primaryKey(),
  lastNumber: integer('last_number').notNull(),
});

/** Never changed once finalized, except for payments and a void. */
export const invoices = pgTable(
  'invoices',
  {
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** Such as TEX-2026-000042. */
    number: text('number').notNull(),
    orderId: text('order_id').notNull(),
    status: text('status', { enum: ['draft', 'finalized', 'voided'] }).notNull(),
    invoiceDate: moment('invoice_date').notNull(),
    dueDate: moment('due_date').notNull(),
    seller: jsonb('seller').$type<InvoiceParty>().notNull(),
    buyer: jsonb('buyer').$type<InvoiceParty>().notNull(),
    poNumber: text('po_number'),
    couponCode: text('coupon_code'),
    method: text('method').$type<PaymentMethod>().notNull(),
    currency: text('currency').notNull(),
    subtotal: amount('subtotal').notNull(),
    discount: amount('discount').notNull(),
    taxes: jsonb('taxes').$type<TaxLine[]>().notNull(),
    total: amount('total').notNull(),
    paid: amount('paid').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    // Ids are unique across clients.
    uniqueIndex('invoices_id_unique').on(table.id),
    uniqueIndex('invoices_number_unique').on(table.number),
    index().on(table.clientId, table.invoiceDate),
    index().on(table.clientId, table.orderId),
  ],
);

export const invoiceLines = pgTable(
  'invoice_lines',
  {
    clientId: text('client_id').notNull(),
    invoiceId: text('invoice_id').notNull(),
    position: integer('position').notNull(),
    moduleId: text('module_id').notNull(),
    description: text('description').notNull(),
    noOfUsers: integer('no_of_users').notNull(),
    noOfDays: integer('no_of_days').notNull(),
    unitPrice: amount('unit_price').notNull(),
    lineTotal: amount('line_total').notNull(),
    discount: amount('discount').notNull(),
    tax: amount('tax').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.invoiceId, table.position] }),
    index().on(table.clientId, table.moduleId),
    foreignKey({
      columns: [table.clientId, table.invoiceId],
      foreignColumns: [invoices.clientId, invoices.id],
    }).onDelete('cascade'),
  ],
);

export const payments = pgTable(
  'payments',
  {
    clientId: text('client_id').notNull(),
    id: text('id').notNull(),
    invoiceId: text('invoice_id').notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    /** Assigned by the bank or the provider. */
    reference: text('reference').notNull(),
    amount: amount('amount').notNull(),
    currency: text('currency').notNull(),
    status: text('status', { enum: ['pending', 'processing', 'succeeded', 'failed'] }).notNull(),
    /** Why it failed, for the buyer. */
    reason: text('reason'),
    /** Id at the provider, and the page where the buyer pays; null until the provider has opened it. */
    providerId: text('provider_id'),
    url: text('url'),
    /** When the provider was last asked about it. */
    askedAt: moment('asked_at'),
    /** Set when it came in although nothing was open any more. */
    refundedAt: moment('refunded_at'),
    /** Who recorded a transfer; null for the provider. */
    recordedBy: text('recorded_by'),
    paidAt: moment('paid_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    index().on(table.clientId, table.invoiceId),
    index().on(table.clientId, table.createdAt),
    uniqueIndex('payments_reference_unique').on(table.method, table.reference),
    uniqueIndex('payments_provider_id_unique').on(table.providerId),
    foreignKey({
      columns: [table.clientId, table.invoiceId],
      foreignColumns: [invoices.clientId, invoices.id],
    }).onDelete('cascade'),
  ],
);

/** What payment providers have told, once for each event. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').notNull(),
    id: text('id').notNull(),
    /** The payment's id at the provider; null for an event about something else. */
    providerId: text('provider_id'),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.id] })],
);

/** Payments on the page of the sandbox, which moves no money. */
export const sandboxPayments = pgTable('sandbox_payments', {
  id: text('id').primaryKey(),
  reference: text('reference').notNull().unique(),
  amount: amount('amount').notNull(),
  currency: text('currency').notNull(),
  description: text('description').notNull(),
  returnUrl: text('return_url').notNull(),
  status: text('status', { enum: ['open', 'processing', 'succeeded', 'declined', 'cancelled', 'expired'] })
    .notNull()
    .default('open'),
  reason: text('reason'),
  /** Whether the bank confirms what is processing; null if nothing is. */
  willSucceed: boolean('will_succeed'),
  decidedAt: moment('decided_at'),
  createdAt: createdAt(),
});
