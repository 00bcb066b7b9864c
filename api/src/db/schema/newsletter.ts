import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment } from './columns.ts';

/** An address joins by confirming it by e-mail, and leaves by one click. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    status: text('status', { enum: ['pending', 'subscribed', 'unsubscribed'] }).notNull(),
    /** Of the token in the last confirmation mail. */
    confirmHash: bytes('confirm_hash').unique(),
    confirmExpiresAt: moment('confirm_expires_at'),
    /** Of the token in every newsletter's unsubscribe link. */
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
