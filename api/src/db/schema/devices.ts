import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment } from './columns.ts';
import { sessions } from './sessions.ts';
import { users } from './users.ts';

/** Browsers that a user has signed in with. A sign-in from a new one is reported to them by email. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the user and the random value in the browser's device cookie. */
    hash: bytes('hash').notNull(),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] }), index().on(table.lastSeenAt)],
);

/** Links in emails about a new browser: each ends the session it is about, once. */
export const signInNotices = pgTable(
  'sign_in_notices',
  {
    /** Of the token in the link. */
    hash: bytes('hash').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The browser among the known ones of the user. */
    device: bytes('device').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index().on(table.sessionId), index().on(table.expiresAt)],
);
