import type { InvoiceParty, PaymentMethod, TaxLine } from '@marketplace/shared/contracts';
import { sql } from 'drizzle-orm';
import { date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, createdAt, moment } from './columns.ts';
import { clients } from './organizations.ts';

/** The last number of each series; taken in the transaction that uses it, so that there are no gaps or duplicates. */
export const documentSeries = pgTable('document_series', {
  /** Such as TEX-2026 for invoices, ORD-2026 for orders. */
  series: text('series').primaryKey(),
  lastNumber: integer('last_number').notNull(),
});

/** Never changed once finalized, except for payments, credit notes, refunds and a void. */
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
    /** The company's when the invoice was issued. */
    timeZone: text('time_zone').notNull().default('UTC'),
    /** What the document says: the days of both moments in that time zone. */
    invoicedOn: date('invoiced_on')
      .notNull()
      .generatedAlwaysAs(sql`(invoice_date at time zone time_zone)::date`),
    dueOn: date('due_on')
      .notNull()
      .generatedAlwaysAs(sql`(due_date at time zone time_zone)::date`),
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
    /** By credit notes. */
    credited: amount('credited').notNull().default(0),
    /** Including what the payment provider has not confirmed yet. */
    refunded: amount('refunded').notNull().default(0),
    /** What is left to pay. */
    balance: amount('balance')
      .notNull()
      .generatedAlwaysAs(
        sql`case when status = 'voided' then 0 else greatest(total - credited - paid + refunded, 0) end`,
      ),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    // Ids are unique across clients.
    uniqueIndex('invoices_id_unique').on(table.id),
    uniqueIndex('invoices_number_unique').on(table.number),
    index().on(table.clientId, table.invoicedOn),
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
    /** HSN or SAC of the module at the time of the sale; null without one. */
    taxCode: text('tax_code'),
    noOfUsers: integer('no_of_users').notNull(),
    noOfDays: integer('no_of_days').notNull(),
    /** Free days before them. */
    trialDays: integer('trial_days').notNull().default(0),
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
