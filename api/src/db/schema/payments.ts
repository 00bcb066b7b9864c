import type { PaymentMethod } from '@marketplace/shared/contracts';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, createdAt, moment } from './columns.ts';
import { invoices } from './invoices.ts';

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
    /** Set if it arrived although nothing was open any more. */
    refundedAt: moment('refunded_at'),
    /** Who recorded a transfer; null for the provider. */
    recordedBy: text('recorded_by'),
    paidAt: moment('paid_at'),
    /** When its receipt was mailed. */
    receiptedAt: moment('receipted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    index().on(table.clientId, table.invoiceId),
    index().on(table.clientId, table.createdAt),
    uniqueIndex('payments_reference_unique').on(table.method, table.reference),
    uniqueIndex('payments_provider_id_unique').on(table.providerId),
    index('payments_receipt_due')
      .on(table.createdAt)
      .where(sql`status = 'succeeded' and receipted_at is null`),
    foreignKey({
      columns: [table.clientId, table.invoiceId],
      foreignColumns: [invoices.clientId, invoices.id],
    }).onDelete('cascade'),
  ],
);

/** What payment providers have reported, once per event. */
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
  /** Whether the bank confirms the payment in process; null if there is none. */
  willSucceed: boolean('will_succeed'),
  decidedAt: moment('decided_at'),
  createdAt: createdAt(),
});
