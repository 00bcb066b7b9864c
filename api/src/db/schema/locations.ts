import { bigint, bigserial, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from './columns.ts';
import { clients } from './organizations.ts';
import { users } from './users.ts';

/** A client's place. */
export const sites = pgTable('sites', {
  id: text('id').primaryKey(),
  clientId: text('client_id').references(() => clients.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  address: text('address').notNull(),
  /** Degrees, WGS 84. */
  lat: doublePrecision('lat').notNull(),
  lng: doublePrecision('lng').notNull(),
  /** Radius in meters. */
  radius: integer('radius').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** The users who agreed to share their position, and when. No row, no position. */
export const positionConsents = pgTable('position_consents', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Version of the consent text. */
  version: integer('version').notNull(),
  agreedAt: moment('agreed_at').notNull().defaultNow(),
});

const fix = () => ({
  lat: doublePrecision('lat').notNull(),
  lng: doublePrecision('lng').notNull(),
  /** Meters. */
  accuracy: doublePrecision('accuracy').notNull(),
  /** Meters per second; null if the device doesn't report it. */
  speed: doublePrecision('speed'),
  /** When the device recorded it. */
  fixTime: moment('fix_time').notNull(),
  source: text('source', { enum: ['browser', 'device', 'manual'] }).notNull(),
});

/** The last position of each sharing user. */
export const livePositions = pgTable(
  'live_positions',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...fix(),
    /** Grows with every change of any position, so that a stream can resume where it was interrupted. */
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
  },
  (table) => [index().on(table.sequence)],
);

/** Previous positions; kept for 30 days. */
export const positionHistory = pgTable(
  'position_history',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...fix(),
  },
  (table) => [index().on(table.userId, table.fixTime), index().on(table.fixTime)],
);
