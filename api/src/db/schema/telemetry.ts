import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';

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
  },
  (table) => [index().on(table.kind, table.createdAt)],
);

/** What browsers reported, counted per five minutes, remote and release: what the health of the parts is read from. */
export const remoteHealth = pgTable(
  'remote_health',
  {
    /** Beginning of the five minutes. */
    since: moment('since').notNull(),
    remote: text('remote').notNull(),
    release: text('release').notNull(),
    /** Release set of the page, so that a canary is told from the live set. */
    setId: text('set_id').notNull(),
    pageViews: integer('page_views').notNull().default(0),
    errors: integer('errors').notNull().default(0),
    loadFailures: integer('load_failures').notNull().default(0),
    /** Measured values of web vitals: name to counts by bucket of its histogram. */
    vitals: jsonb('vitals').$type<Record<string, Record<string, number>>>().notNull().default({}),
    /** Sum of the time that loading took, in milliseconds, and of how many loads. */
    loadMilliseconds: bigint('load_milliseconds', { mode: 'number' }).notNull().default(0),
    loads: integer('loads').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.since, table.remote, table.release, table.setId] })],
);
