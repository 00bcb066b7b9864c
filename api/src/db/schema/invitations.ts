import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment } from './columns.ts';
import { users } from './users.ts';

/** Tokens of invitation links. One live invitation per user; a new one replaces it. */
export const invitations = pgTable(
  'invitations',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull().unique(),
    /** Kept after the inviting user is deleted, hence no reference. */
    invitedBy: text('invited_by').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);
