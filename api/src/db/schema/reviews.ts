import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { modules } from './catalog.ts';
import { createdAt, moment, updatedAt } from './columns.ts';
import { clients } from './organizations.ts';
import { users } from './users.ts';

/** Reviews of modules by people whose organization subscribes to them; one per person and module. */
export const reviews = pgTable(
  'reviews',
  {
    id: text('id').primaryKey(),
    moduleId: text('module_id')
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** The organization whose subscription allowed it. */
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id),
    /** 1 to 5. */
    stars: integer('stars').notNull(),
    title: text('title').notNull().default(''),
    text: text('text').notNull().default(''),
    status: text('status', { enum: ['published', 'hidden'] })
      .notNull()
      .default('published'),
    /** Why a moderator hid it, and who. */
    hiddenReason: text('hidden_reason'),
    hiddenBy: text('hidden_by').references(() => users.id),
    hiddenAt: moment('hidden_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('reviews_one_per_person').on(table.moduleId, table.userId),
    index('reviews_of_module').on(table.moduleId, table.createdAt.desc()),
    check('reviews_stars', sql`${table.stars} between 1 and 5`),
  ],
);

/** Reports of reviews to the moderators; one per person and review. */
export const reviewReports = pgTable(
  'review_reports',
  {
    reviewId: text('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
    /** When a moderator dealt with it. */
    closedAt: moment('closed_at'),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.userId] })],
);
