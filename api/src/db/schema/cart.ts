import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { clients } from './organizations.ts';
import { createdAt, updatedAt } from './columns.ts';
import { users } from './users.ts';

/** A cart is the lines of one user for one client. The client leads every key, so that the table can be partitioned by it. */
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
    /** Per user and day in minor units, from the tier that applied when the line last changed. */
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

/** The response of a change, stored with the change, so that a repeated request gets the same response. */
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

/** The same for visitors, by their address. */
export const visitorKeys = pgTable(
  'visitor_keys',
  {
    visitor: text('visitor').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status').notNull(),
    answer: text('answer').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.visitor, table.key] }), index().on(table.createdAt)],
);
