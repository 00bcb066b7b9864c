import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment } from './columns.ts';
import { users } from './users.ts';

/** One sign-in on one device: the family of its refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rememberMe: boolean('remember_me').notNull(),
    userAgent: text('user_agent').notNull(),
    ip: text('ip').notNull(),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    /** When its user last proved who they are. */
    provenAt: moment('proven_at').notNull().defaultNow(),
    /** How they proved it, in the words of RFC 8176: `pwd`, `otp`, `hwk`, `mfa`. */
    methods: text('methods').array().notNull().default([]),
    /** How often its user has confirmed their identity since sign-in. Each time, earlier access tokens stop working. */
    generation: integer('generation').notNull().default(0),
    /** How long it may be unused before it ends. */
    idleSeconds: integer('idle_seconds').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    revokedBy: text('revoked_by'),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

/** Hashes of every refresh token that a session ever had, so that reuse of an old one is detected. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: bytes('hash').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** When it was exchanged for the next one. */
    rotatedAt: moment('rotated_at'),
  },
  (table) => [index().on(table.sessionId)],
);

/** Shared by all replicas. */
export const signingKeys = pgTable('signing_keys', {
  kid: text('kid').primaryKey(),
  secret: bytes('secret').notNull(),
  createdAt: createdAt(),
  retiredAt: moment('retired_at'),
});
