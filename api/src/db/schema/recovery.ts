import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment } from './columns.ts';
import { users } from './users.ts';

/** Written by the previous version; a code now belongs to a browser. */
export const recoveryCodes = pgTable('recovery_codes', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  codeHash: text('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  createdAt: createdAt(),
  expiresAt: moment('expires_at').notNull(),
});

/** The valid code of an account in one browser; the next one replaces it. Other browsers can't use up its attempts. */
export const browserCodes = pgTable(
  'browser_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the user and the random value in the browser's device cookie. */
    browser: bytes('browser').notNull(),
    /** Where it was requested from by a browser without the cookie; null if it brought one. */
    address: text('address'),
    /**
     * argon2id. A million codes are quickly tried against a plain hash, and the key of a keyed hash would be in this same
     * database: only the cost keeps a stolen copy from revealing a code while it is valid.
     */
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.browser] }), index().on(table.expiresAt)],
);

/** Issued for a correct code; valid for one reset. */
export const resetTokens = pgTable('reset_tokens', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  hash: bytes('hash').notNull().unique(),
  expiresAt: moment('expires_at').notNull(),
});
