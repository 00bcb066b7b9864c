import { date, foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { invoices } from './invoices.ts';

/** Reminders of an unpaid invoice, and the suspension of its subscriptions. Days are the company's. */
export const dunning = pgTable(
  'dunning',
  {
    clientId: text('client_id').notNull(),
    invoiceId: text('invoice_id').notNull(),
    /** The day of the last reminder. */
    remindedOn: date('reminded_on').notNull(),
    /** The last announced day of suspension, which won't happen earlier. Null if no reminder has named one. */
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
