import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment } from './columns.ts';
import { users } from './users.ts';

/** The one live code of an account; the next one replaces it. */
export const recoveryCodes = pgTable('recovery_codes', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /**
   * argon2id. A million codes are quickly tried against a plain hash, and the key of a keyed hash would be in this same
   * database: only the cost keeps a stolen copy from revealing a code while it is valid.
   */
  codeHash: text('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  createdAt: createdAt(),
  expiresAt: moment('expires_at').notNull(),
});

/** Issued for a correct code; valid for one reset. */
export const resetTokens = pgTable('reset_tokens', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  hash: bytes('hash').notNull().unique(),
  expiresAt: moment('expires_at').notNull(),
});
