import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { modules } from './catalog.ts';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** How often a user opened a module, a row for each day on which they did. */
export const moduleUsage = pgTable(
  'module_usage',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    moduleId: text('module_id')
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    /** Where the user is: an evening in New York is no part of the next day. */
    day: date('day', { mode: 'string' }).notNull(),
    opens: integer('opens').notNull(),
    lastOpenedAt: moment('last_opened_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.moduleId, table.day] }),
    // Days long past are swept.
    index().on(table.day),
    // A module that is deleted takes its rows along.
    index().on(table.moduleId),
    check('module_usage_opens', sql`${table.opens} > 0`),
  ],
);
