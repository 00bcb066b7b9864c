import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { modules } from './catalog.ts';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** How often a user opened a module, one row per day. */
export const moduleUsage = pgTable(
  'module_usage',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    moduleId: text('module_id')
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    /** In the user's time zone: an evening in New York is not the next day. */
    day: date('day', { mode: 'string' }).notNull(),
    opens: integer('opens').notNull(),
    lastOpenedAt: moment('last_opened_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.moduleId, table.day] }),
    // For the job that deletes old days.
    index().on(table.day),
    // Deleting a module deletes its rows.
    index().on(table.moduleId),
    check('module_usage_opens', sql`${table.opens} > 0`),
  ],
);
