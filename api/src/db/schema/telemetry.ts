import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** Batches of what browsers report, as they came. */
export const reports = pgTable(
  'reports',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['error', 'performance'] }).notNull(),
    requestId: text('request_id').notNull(),
    entries: integer('entries').notNull(),
    data: jsonb('data').notNull(),
    createdAt: createdAt(),
    /** The release set that the page was composed from. */
    setId: text('set_id'),
  },
  (table) => [index().on(table.kind, table.createdAt), index().on(table.setId, table.createdAt)],
);
