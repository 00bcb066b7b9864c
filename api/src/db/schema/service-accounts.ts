import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment } from './columns.ts';
import { clients } from './organizations.ts';
import { users } from './users.ts';

/** Programs that call the API by keys. Each is a row of `users` as well, so that their actions name them. */
export const serviceAccounts = pgTable(
  'service_accounts',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for the operator's. */
    clientId: text('client_id').references(() => clients.id, { onDelete: 'cascade' }),
    description: text('description').notNull(),
    scopes: text('scopes').array().notNull(),
    /** Kept after its user is deleted, hence no reference. */
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
    /** With all of its keys. */
    revokedAt: moment('revoked_at'),
  },
  (table) => [index().on(table.clientId)],
);

/** Hashes of keys. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => serviceAccounts.userId, { onDelete: 'cascade' }),
    hash: bytes('hash').notNull().unique(),
    /** First and last letters, to tell keys apart. */
    hint: text('hint').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    /** The key that takes over when this one expires. */
    replacedBy: text('replaced_by'),
    revokedAt: moment('revoked_at'),
    lastUsedAt: moment('last_used_at'),
    lastUsedIp: text('last_used_ip'),
    /** When someone was told that it expires soon. */
    warnedAt: moment('warned_at'),
  },
  (table) => [index().on(table.accountId), index().on(table.expiresAt)],
);
