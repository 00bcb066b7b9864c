import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from './columns.ts';
import { clients } from './organizations.ts';

export const coupons = pgTable(
  'coupons',
  {
    id: text('id').primaryKey(),
    /** As typed; compared case-insensitively. */
    code: text('code').notNull(),
    name: text('name').notNull(),
    type: text('type', { enum: ['percentage', 'fixed'] }).notNull(),
    /** Hundredths of a percent, or minor units. */
    value: bigint('value', { mode: 'number' }).notNull(),
    /** In minor units; null for no limit. */
    maxDiscount: bigint('max_discount', { mode: 'number' }),
    minSpend: bigint('min_spend', { mode: 'number' }).notNull().default(0),
    currency: text('currency').notNull(),
    scope: text('scope', { enum: ['all', 'categories', 'buckets', 'modules'] }).notNull(),
    scopeIds: jsonb('scope_ids').$type<string[]>().notNull(),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    usageLimit: integer('usage_limit'),
    perClientLimit: integer('per_client_limit'),
    /** Only for these clients; null for all. */
    clientIds: jsonb('client_ids').$type<string[]>(),
    status: text('status', { enum: ['active', 'paused', 'archived'] })
      .notNull()
      .default('active'),
    /** Whether buyers see it listed; a private coupon works for anyone who enters its code. */
    published: boolean('published').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('coupons_code_unique').on(sql`upper(${table.code})`),
    check('coupons_value', sql`${table.value} > 0 and (${table.type} = 'fixed' or ${table.value} <= 10000)`),
  ],
);

/** One use of a coupon by one order. */
export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    orderId: text('order_id').notNull(),
    couponId: text('coupon_id')
      .notNull()
      .references(() => coupons.id),
    userId: text('user_id').notNull(),
    /** Minor units. */
    discount: bigint('discount', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.orderId] }), index().on(table.couponId, table.clientId)],
);
