import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment, updatedAt } from './columns.ts';
import { sessions } from './sessions.ts';
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
  /** Group to role; everything that fits counts. */
  roleMapping: jsonb('role_mapping').$type<{ group: string; role: string }[]>().notNull().default([]),
  /** Creates an account for unknown users of these domains on their first sign-in. */
  createUsers: boolean('create_users').notNull().default(false),
  /** People of the domains may sign in this way only. */
  required: boolean('required').notNull().default(false),
  enabled: boolean('enabled').notNull().default(false),
  /** Ids of everybody who made or changed it: it raises the roles of none of them. */
  editors: text('editors').array().notNull().default([]),
  /** When a complete sign-in with exactly these settings last succeeded; cleared when they change. */
  testedAt: moment('tested_at'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** What proves that a provider may speak for an email domain. Kept when the provider gives the domain up, for its token. */
export const providerDomains = pgTable(
  'provider_domains',
  {
    providerId: text('provider_id')
      .notNull()
      .references(() => identityProviders.id, { onDelete: 'cascade' }),
    domain: text('domain').notNull(),
    /** Goes into the TXT record of the domain. */
    token: text('token').notNull(),
    /** Null until the record was found. */
    provenAt: moment('proven_at'),
    /** It counts though no record was ever found: its provider was enabled before proof was required. */
    assumed: boolean('assumed').notNull().default(false),
    checkedAt: moment('checked_at'),
    /** Since when a record that was found before is gone. */
    missingSince: moment('missing_since'),
    /** The records that the last check found instead. */
    found: text('found').array().notNull().default([]),
    /** The last check got no answer, which says nothing about the record. */
    unanswered: boolean('unanswered').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.domain] }), index().on(table.domain)],
);

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
    /** The provider must ask for the password or factor again. */
    fresh: boolean('fresh').notNull().default(false),
    /** The administrator who is testing the provider; null for a real sign-in. */
    testedBy: text('tested_by'),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** What the provider knows the session by. */
const providerSession = {
  subject: text('subject').notNull().default(''),
  /** The provider's own id of the session, if it has one. */
  sid: text('sid'),
  /** Sealed; the provider wants it back at the sign-out. */
  idToken: bytes('id_token'),
  /** Where the browser goes to sign out there; null if the provider has no such page. */
  endSessionUrl: text('end_session_url'),
};

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
    ...providerSession,
    /** How the user proved who they are, as the provider says, in the words of RFC 8176. */
    methods: text('methods').array().notNull().default([]),
    /** When, as the provider says; null if it does not say. */
    provenAt: moment('proven_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** Sessions that came by a provider. */
export const providerSessions = pgTable(
  'provider_sessions',
  {
    sessionId: text('session_id')
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** No reference: the sessions of a deleted provider have ended. */
    providerId: text('provider_id').notNull(),
    ...providerSession,
  },
  (table) => [index().on(table.providerId, table.subject)],
);

/** Logout tokens that were accepted: none counts twice. */
export const logoutTokens = pgTable(
  'logout_tokens',
  {
    providerId: text('provider_id')
      .notNull()
      .references(() => identityProviders.id, { onDelete: 'cascade' }),
    /** Of `jti`. */
    hash: bytes('hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.hash] }), index().on(table.expiresAt)],
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
