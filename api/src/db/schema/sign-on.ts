import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment, updatedAt } from './columns.ts';
import { users } from './users.ts';

/** A company's OpenID Connect provider. */
export const identityProviders = pgTable('identity_providers', {
  id: text('id').primaryKey(),
  /** Label of its button on the sign-in page. */
  name: text('name').notNull(),
  issuer: text('issuer').notNull(),
  clientId: text('client_id').notNull(),
  /** Encrypted with a key of the server; never returned. */
  clientSecret: bytes('client_secret').notNull(),
  /** Email domains whose users may sign in this way, in lower case. */
  domains: text('domains').array().notNull().default([]),
  /** The claim with a person's groups; null maps no roles. */
  roleClaim: text('role_claim'),
  /** Group to role, in order; the first match counts. */
  roleMapping: jsonb('role_mapping').$type<{ group: string; role: string }[]>().notNull().default([]),
  /** Creates an account for unknown users of these domains on their first sign-in. */
  createUsers: boolean('create_users').notNull().default(false),
  enabled: boolean('enabled').notNull().default(false),
  /** When a complete sign-in with exactly these settings last succeeded; cleared when they change. */
  testedAt: moment('tested_at'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** A sign-in that was sent to a provider and has not returned. Single use. */
export const signOnAttempts = pgTable(
  'sign_on_attempts',
  {
    /** Hash of `state`. */
    stateHash: bytes('state_hash').primaryKey(),
    /** Hash of the cookie that ties the attempt to one browser. */
    browserHash: bytes('browser_hash').notNull(),
    providerId: text('provider_id')
      .notNull()
      .references(() => identityProviders.id, { onDelete: 'cascade' }),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    /** A path of the storefront. */
    returnTo: text('return_to').notNull(),
    rememberMe: boolean('remember_me').notNull().default(false),
    /** The administrator who is testing the provider; null for a real sign-in. */
    testedBy: text('tested_by'),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** The browser exchanges this for its tokens after it returns. Single use, valid for a minute. */
export const signOnHandovers = pgTable(
  'sign_on_handovers',
  {
    codeHash: bytes('code_hash').primaryKey(),
    browserHash: bytes('browser_hash').notNull(),
    providerId: text('provider_id')
      .notNull()
      .references(() => identityProviders.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rememberMe: boolean('remember_me').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** A user's identity at a provider. */
export const userIdentities = pgTable(
  'user_identities',
  {
    providerId: text('provider_id')
      .notNull()
      .references(() => identityProviders.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.subject] }), index().on(table.userId)],
);
