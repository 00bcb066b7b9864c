import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment } from './columns.ts';
import { users } from './users.ts';

/** The one live code of an account; the next one takes its place. */
export const recoveryCodes = pgTable('recovery_codes', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /**
   * argon2id. A million codes are soon tried against a plain hash, and the key of a keyed one would lie in this same
   * database: only work keeps a stolen copy from giving a code away while it is good.
   */
  codeHash: text('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  createdAt: createdAt(),
  expiresAt: moment('expires_at').notNull(),
});

/** What a right code was exchanged for: good for one reset. */
export const resetTokens = pgTable('reset_tokens', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  hash: bytes('hash').notNull().unique(),
  expiresAt: moment('expires_at').notNull(),
});
