import { date, foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { invoices } from './invoices.ts';

/** How far we are with an unpaid invoice: its reminders, and the suspension of its subscriptions. Days are the company's. */
export const dunning = pgTable(
  'dunning',
  {
    clientId: text('client_id').notNull(),
    invoiceId: text('invoice_id').notNull(),
    /** The day of the last reminder. */
    remindedOn: date('reminded_on').notNull(),
    /** The day of suspension that was announced last: there is none before it. Null if no reminder has named one. */
    announcedFor: date('announced_for'),
    /** Null while not suspended. */
    suspendedOn: date('suspended_on'),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.invoiceId] }),
    foreignKey({
      columns: [table.clientId, table.invoiceId],
      foreignColumns: [invoices.clientId, invoices.id],
    }).onDelete('cascade'),
  ],
);
