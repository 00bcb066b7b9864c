import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** Batches of browser reports, as received. */
export const reports = pgTable(
  'reports',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['error', 'performance'] }).notNull(),
    requestId: text('request_id').notNull(),
    entries: integer('entries').notNull(),
    data: jsonb('data').notNull(),
    createdAt: createdAt(),
    /** The release set that composed the page. */
    setId: text('set_id'),
  },
  (table) => [index().on(table.kind, table.createdAt), index().on(table.setId, table.createdAt)],
);
