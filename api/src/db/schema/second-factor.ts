import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment } from './columns.ts';
import { users } from './users.ts';

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A user's WebAuthn credentials. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    /** In base64url, as the browser names it. */
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytes('public_key').notNull(),
    /** Signatures so far; 0 for authenticators that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default([]),
    synced: boolean('synced').notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index().on(table.userId)],
);

/** A user's authenticator app. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: userId().primaryKey(),
  /** Sealed with a key of the server. */
  secret: bytes('secret').notNull(),
  /** Null until a code has been entered; only then does it count. */
  confirmedAt: moment('confirmed_at'),
  /** The time step of the last code that was accepted: no code counts twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
});

/** Deleted on use. */
export const secondFactorRecoveryCodes = pgTable(
  'second_factor_recovery_codes',
  { userId: userId(), hash: bytes('hash').notNull(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** A challenge sent to a browser, or a sign-in that waits for its second factor. Deleted on use. */
export const factorChallenges = pgTable(
  'factor_challenges',
  {
    /** Of the token, or of the WebAuthn challenge. */
    hash: bytes('hash').primaryKey(),
    purpose: text('purpose', {
      enum: ['sign-in', 'sign-on', 'passkey-sign-in', 'passkey-proof', 'passkey-setup'],
    }).notNull(),
    /** Null for a sign-in by passkey, which identifies the user. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    rememberMe: boolean('remember_me').notNull().default(false),
    /** How the first factor was proven, in the words of RFC 8176. */
    methods: text('methods').array().notNull().default([]),
    tries: integer('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index().on(table.expiresAt), index().on(table.userId)],
);
