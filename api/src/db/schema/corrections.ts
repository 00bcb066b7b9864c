import type { TaxLine } from '@marketplace/shared/contracts';
import { sql } from 'drizzle-orm';
import { date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, createdAt, moment } from './columns.ts';
import { invoices } from './invoices.ts';
import { payments } from './payments.ts';

/** Documents, like invoices: never changed. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    clientId: text('client_id').notNull(),
    id: text('id').notNull(),
    /** Such as CN-2026-000042. */
    number: text('number').notNull(),
    invoiceId: text('invoice_id').notNull(),
    /** The company's when it was issued. */
    timeZone: text('time_zone').notNull(),
    issuedOn: date('issued_on')
      .notNull()
      .generatedAlwaysAs(sql`(created_at at time zone time_zone)::date`),
    reason: text('reason').notNull(),
    currency: text('currency').notNull(),
    /** Before tax. */
    subtotal: amount('subtotal').notNull(),
    taxes: jsonb('taxes').$type<TaxLine[]>().notNull(),
    total: amount('total').notNull(),
    issuedBy: text('issued_by').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    uniqueIndex('credit_notes_id_unique').on(table.id),
    uniqueIndex('credit_notes_number_unique').on(table.number),
    index().on(table.clientId, table.invoiceId),
    foreignKey({ columns: [table.clientId, table.invoiceId], foreignColumns: [invoices.clientId, invoices.id] }),
  ],
);

export const creditNoteLines = pgTable(
  'credit_note_lines',
  {
    clientId: text('client_id').notNull(),
    creditNoteId: text('credit_note_id').notNull(),
    /** Of the line on the invoice. */
    position: integer('position').notNull(),
    description: text('description').notNull(),
    /** Before tax. */
    amount: amount('amount').notNull(),
    tax: amount('tax').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.creditNoteId, table.position] }),
    foreignKey({
      name: 'credit_note_lines_note_fk',
      columns: [table.clientId, table.creditNoteId],
      foreignColumns: [creditNotes.clientId, creditNotes.id],
    }),
  ],
);

/** Money that goes back to a client: through the payment provider, or by a completed transfer. */
export const refunds = pgTable(
  'refunds',
  {
    clientId: text('client_id').notNull(),
    id: text('id').notNull(),
    invoiceId: text('invoice_id').notNull(),
    /** The online payment it refunds; null for a transfer. */
    paymentId: text('payment_id'),
    method: text('method', { enum: ['bank_transfer', 'online'] }).notNull(),
    /** The reference of the bank, or ours at the provider. */
    reference: text('reference').notNull(),
    amount: amount('amount').notNull(),
    currency: text('currency').notNull(),
    status: text('status', { enum: ['pending', 'succeeded', 'failed'] }).notNull(),
    /** Why it failed, for the administrator. */
    reason: text('reason'),
    /** Id at the provider; null until it has accepted the refund. */
    providerId: text('provider_id'),
    refundedBy: text('refunded_by').notNull(),
    refundedAt: moment('refunded_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    index().on(table.clientId, table.invoiceId),
    index().on(table.status),
    uniqueIndex('refunds_reference_unique').on(table.method, table.reference),
    foreignKey({ columns: [table.clientId, table.invoiceId], foreignColumns: [invoices.clientId, invoices.id] }),
    foreignKey({ columns: [table.clientId, table.paymentId], foreignColumns: [payments.clientId, payments.id] }),
  ],
);
