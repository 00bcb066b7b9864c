import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';

/** Mails are written with the change that causes them and delivered afterwards: none is lost, none goes out for nothing. */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    to: text('to_address').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Of the message itself; null for those that every mail has. */
    headers: jsonb('headers').$type<Record<string, string>>(),
    /** Holds a code: it is forgotten once it is sent. */
    confidential: boolean('confidential').notNull().default(false),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.to, table.createdAt), index().on(table.sentAt, table.nextAttemptAt)],
);
