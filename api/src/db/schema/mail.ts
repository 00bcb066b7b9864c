import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';

/** A document that goes out with a mail as PDF. It is rendered when the mail is sent, so that the queue stays small. */
export interface MailDocument {
  filename: string;
  kind: 'invoice' | 'credit-note' | 'receipt';
  clientId: string;
  invoiceId: string;
  /** Of the credit note or the payment; null for the invoice itself. */
  id: string | null;
}

/** Emails are written with the change that causes them and sent afterwards: none is lost, none is sent for a failed change. */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    to: text('to_address').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Extra headers of this message; null if it has only the usual ones. */
    headers: jsonb('headers').$type<Record<string, string>>(),
    /** Contains a code: deleted once sent. */
    /** PDFs that go out with it; null for none. */
    documents: jsonb('documents').$type<MailDocument[]>(),
    /** Contains a code: deleted once sent. */
    confidential: boolean('confidential').notNull().default(false),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.to, table.createdAt), index().on(table.sentAt, table.nextAttemptAt)],
);
