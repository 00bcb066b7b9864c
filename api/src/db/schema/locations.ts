import { bigint, bigserial, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from './columns.ts';
import { clients } from './organizations.ts';
import { users } from './users.ts';

/** A place of a client. */
export const sites = pgTable('sites', {
  id: text('id').primaryKey(),
  clientId: text('client_id').references(() => clients.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  address: text('address').notNull(),
  /** Degrees, WGS 84. */
  lat: doublePrecision('lat').notNull(),
  lng: doublePrecision('lng').notNull(),
  /** Metres around the point that still belong to it. */
  radius: integer('radius').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Who agreed to share where they are, and when they agreed. No row, no position. */
export const positionConsents = pgTable('position_consents', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Which text was agreed to. */
  version: integer('version').notNull(),
  agreedAt: moment('agreed_at').notNull().defaultNow(),
});

const fix = () => ({
  lat: doublePrecision('lat').notNull(),
  lng: doublePrecision('lng').notNull(),
  /** Metres. */
  accuracy: doublePrecision('accuracy').notNull(),
  /** Metres a second; null when the device does not know. */
  speed: doublePrecision('speed'),
  /** When the device was there. */
  fixTime: moment('fix_time').notNull(),
  source: text('source', { enum: ['browser', 'device', 'manual'] }).notNull(),
});

/** Where each sharing user was last. */
export const livePositions = pgTable(
  'live_positions',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...fix(),
    /** Grows with every change of any position, so that a stream can go on where it was cut. */
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
  },
  (table) => [index().on(table.sequence)],
);

/** Where they were before; kept for 30 days. */
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
