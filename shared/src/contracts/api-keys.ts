import { Type, type Static } from 'typebox';
import { Id, Instant, NotBlank, Nullable, PageOf } from './common.ts';
import { Version } from './company-settings.ts';

/** What only keys of the operator may do, because it concerns the whole marketplace. */
export const operatorScopes = [
  'catalog:read',
  'catalog:write',
  'support:read',
  'support:write',
  'reports:read',
  'audit:read',
] as const;

/** What keys of an organization may do too, for its own books. */
export const organizationScopes = [
  'orders:read',
  'orders:write',
  'billing:read',
  'billing:write',
  'people:read',
  'people:write',
  'webhooks:read',
  'webhooks:write',
] as const;

export const apiScopes = [...organizationScopes, ...operatorScopes] as const;
export type ApiScope = (typeof apiScopes)[number];
export const ApiScope = Type.Unsafe<ApiScope>(Type.String({ enum: [...apiScopes] }));

export const API_KEY_LIMITS = {
  /** Days until a key expires, at most. */
  days: 365,
  /** Maximum days that an old key keeps working alongside the new one. */
  overlapDays: 7,
  name: 80,
  description: 300,
  /** Service accounts of an organization, or of the operator. */
  accounts: 50,
  /** Keys of an account that work at the same time. */
  keys: 5,
} as const;

/** Every key looks like this: a prefix, 256 random bits and a checksum, in letters and digits. */
export const API_KEY_PATTERN = '^texk_[0-9A-Za-z]{49}$';

/** A key as listed: never the key itself. */
export const ApiKey = Type.Object({
  id: Id,
  /** Its first and last letters. */
  hint: Type.String(),
  createdAt: Instant,
  expiresAt: Instant,
  /** Has been replaced by another one, and works until it expires. */
  replaced: Type.Boolean(),
  lastUsedAt: Nullable(Instant),
  lastUsedIp: Nullable(Type.String()),
});
export type ApiKey = Static<typeof ApiKey>;

const fields = {
  name: NotBlank(API_KEY_LIMITS.name),
  description: Type.String({ maxLength: API_KEY_LIMITS.description }),
  scopes: Type.Array(ApiScope, { minItems: 1, maxItems: apiScopes.length }),
};

/** A program that calls the API with keys, for an organization or for the operator. */
export const ServiceAccount = Type.Object({
  id: Id,
  /** Null for the operator's. */
  clientId: Nullable(Id),
  ...fields,
  /** Null if its creator's account is gone. */
  createdBy: Nullable(Type.String()),
  createdAt: Instant,
  /** Those that have not been revoked, newest first; expired ones stay for 30 days. */
  keys: Type.Array(ApiKey),
  version: Version,
});
export type ServiceAccount = Static<typeof ServiceAccount>;
export const ServiceAccountPage = PageOf(ServiceAccount);

export const ServiceAccountsQuery = Type.Object({
  /** The organization; without it, the operator's accounts. */
  clientId: Type.Optional(Id),
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  /** 20 by default. */
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type ServiceAccountsQuery = Static<typeof ServiceAccountsQuery>;

/** `clientId` is the organization; null for the operator. */
export const NewServiceAccount = Type.Object({ clientId: Nullable(Id), ...fields });
export type NewServiceAccount = Static<typeof NewServiceAccount>;

/** The new fields, which replace those read in this version. */
export const ServiceAccountChange = Type.Object({ ...fields, version: Version });
export type ServiceAccountChange = Static<typeof ServiceAccountChange>;

export const NewApiKey = Type.Object({
  /** Until it expires. */
  days: Type.Integer({ minimum: 1, maximum: API_KEY_LIMITS.days }),
});
export type NewApiKey = Static<typeof NewApiKey>;

export const ApiKeyRotation = Type.Object({
  ...NewApiKey.properties,
  /** How long the old key keeps working; 0 ends it at once. */
  overlapDays: Type.Integer({ minimum: 0, maximum: API_KEY_LIMITS.overlapDays }),
});
export type ApiKeyRotation = Static<typeof ApiKeyRotation>;

/** The only response that ever holds the key itself. */
export const CreatedApiKey = Type.Object({ ...ApiKey.properties, key: Type.String({ pattern: API_KEY_PATTERN }) });
export type CreatedApiKey = Static<typeof CreatedApiKey>;
