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
  /** Email domains whose users may sign in this way, in lowercase. */
  domains: text('domains').array().notNull().default([]),
  /** The claim with a person's groups; null maps no roles. */
  roleClaim: text('role_claim'),
  /** Group to role; every match counts. */
  roleMapping: jsonb('role_mapping').$type<{ group: string; role: string }[]>().notNull().default([]),
  /** Creates an account for unknown users of these domains on their first sign-in. */
  createUsers: boolean('create_users').notNull().default(false),
  /** People of the domains may only sign in this way. */
  required: boolean('required').notNull().default(false),
  enabled: boolean('enabled').notNull().default(false),
  /** The last segment of this provider's own redirect URI; null if it uses the one that older providers share. */
  redirectKey: text('redirect_key').unique(),
  /** Whether its last response said when the person signed in there (`auth_time`); null before the first response. */
  tellsWhen: boolean('tells_when'),
  /** Ids of everyone who created or changed it: it never raises their roles. */
  editors: text('editors').array().notNull().default([]),
  /** When a complete sign-in with exactly these settings last succeeded; cleared when they change. */
  testedAt: moment('tested_at'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** The proof that a provider may speak for an email domain. Kept for its token when the provider drops the domain. */
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
    /** It counts although no record was ever found: its provider was enabled before proof was required. */
    assumed: boolean('assumed').notNull().default(false),
    checkedAt: moment('checked_at'),
    /** Since when a previously found record has been missing. */
    missingSince: moment('missing_since'),
    /** The records that the last check found instead. */
    found: text('found').array().notNull().default([]),
    /** The last check got no answer, which says nothing about the record. */
    unanswered: boolean('unanswered').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.domain] }), index().on(table.domain)],
);

/** A sign-in that was sent to a provider and has not come back. Single use. */
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

/** How the provider identifies the session. */
const providerSession = {
  subject: text('subject').notNull().default(''),
  /** The provider's own id of the session, if it has one. */
  sid: text('sid'),
  /** Sealed; the provider expects it back at sign-out. */
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
    /** How the user proved who they are, according to the provider, in the words of RFC 8176. */
    methods: text('methods').array().notNull().default([]),
    /** When, according to the provider; null if it doesn't say. */
    provenAt: moment('proven_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** Sessions that came through a provider. */
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

/** Accepted logout tokens: none counts twice. */
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
