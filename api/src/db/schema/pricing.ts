import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { modules } from './catalog.ts';
import { moment } from './columns.ts';

export const pricingTiers = pgTable(
  'pricing_tiers',
  {
    id: text('id').primaryKey(),
    /** Null: applies to all modules. */
    moduleId: text('module_id').references(() => modules.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    minUsers: integer('min_users').notNull(),
    maxUsers: integer('max_users'),
    minDays: integer('min_days').notNull(),
    /** Per user and day, in minor units. */
    unitPrice: bigint('unit_price', { mode: 'number' }).notNull(),
    model: text('model', { enum: ['volume', 'graduated'] }).notNull(),
    currency: text('currency').notNull(),
    validFrom: moment('valid_from'),
    validTo: moment('valid_to'),
  },
  (table) => [index().on(table.moduleId)],
);
