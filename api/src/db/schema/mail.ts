import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';

/** A document attached to a mail as PDF. It is rendered when the mail is sent, so that the queue stays small. */
export interface MailPdf {
  filename: string;
  kind: 'invoice' | 'credit-note' | 'receipt';
  clientId: string;
  invoiceId: string;
  /** Of the credit note or the payment; null for the invoice itself. */
  id: string | null;
}

/** An invitation or a cancellation for the reader's calendar, as it was at the change. */
export interface MailCalendar {
  filename: string;
  kind: 'calendar';
  method: 'REQUEST' | 'CANCEL';
  /** In the format of RFC 5545. */
  content: string;
}

/** What is attached to a mail. */
export type MailDocument = MailPdf | MailCalendar;

/** Emails are written with the change that causes them and sent later: none is lost, or sent for a failed change. */
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
    /** What is attached to it; null for nothing. */
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
