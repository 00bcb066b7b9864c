import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment } from './columns.ts';

/** An address joins by confirming by email, and leaves with one click. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    status: text('status', { enum: ['pending', 'subscribed', 'unsubscribed'] }).notNull(),
    /** Hash of the token in the last confirmation email. */
    confirmHash: bytes('confirm_hash').unique(),
    confirmExpiresAt: moment('confirm_expires_at'),
    /** Hash of the token in every newsletter's unsubscribe link. */
    unsubscribeHash: bytes('unsubscribe_hash').unique(),
    createdAt: createdAt(),
    confirmedAt: moment('confirmed_at'),
    unsubscribedAt: moment('unsubscribed_at'),
  },
  (table) => [
    uniqueIndex('newsletter_email_unique').on(sql`lower(${table.email})`),
    index().on(table.status, table.createdAt),
  ],
);
