import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { clients } from './organizations.ts';
import { createdAt, updatedAt } from './columns.ts';
import { users } from './users.ts';

/** A cart is the lines of one user for one client; the client leads every key, so that the table can be split by it. */
export const cartLines = pgTable(
  'cart_lines',
  {
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    itemType: text('item_type').notNull(),
    itemId: text('item_id').notNull(),
    noOfUsers: integer('no_of_users').notNull(),
    noOfDays: integer('no_of_days').notNull(),
    /** Per user and day in minor units, from the tier that the line fell into when it was last changed. */
    unitPrice: bigint('unit_price', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.userId, table.id] }),
    uniqueIndex('cart_lines_item_unique').on(table.clientId, table.userId, table.itemType, table.itemId),
    check('cart_lines_users', sql`${table.noOfUsers} between 1 and 100000`),
    check('cart_lines_days', sql`${table.noOfDays} between 1 and 3650`),
  ],
);

/** What a change answered, kept with the change itself, so that a repeated request is answered and not repeated. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status').notNull(),
    answer: text('answer').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index().on(table.createdAt)],
);
