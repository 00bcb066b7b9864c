import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable } from './common.ts';
import { Version } from './company-settings.ts';

/**
 * Roles that a provider's groups can map to: USER and ADMIN are a user's own role, the others marketplace roles. Never
 * SUPER_ADMIN, which no provider can grant and which signs in by password only.
 */
export const MappedRole = Type.Union([
  Type.Literal('USER'),
  Type.Literal('ADMIN'),
  Type.Literal('PAYMENT_ADMIN'),
  Type.Literal('PAYMENT_CREATOR'),
]);
export type MappedRole = Static<typeof MappedRole>;

/** Lengths and counts of a provider's fields. */
export const SIGN_ON_LIMITS = {
  name: 60,
  issuer: 300,
  clientId: 200,
  clientSecret: 500,
  domain: 253,
  domains: 50,
  roleClaim: 100,
  group: 200,
  mappings: 50,
} as const;

/** Members of this group get this role. */
export const RoleMapping = Type.Object({
  group: Type.String({ minLength: 1, maxLength: SIGN_ON_LIMITS.group }),
  role: MappedRole,
});
export type RoleMapping = Static<typeof RoleMapping>;

const settings = {
  /** Its label on the sign-in page. */
  name: Type.String({ minLength: 1, maxLength: SIGN_ON_LIMITS.name }),
  /** The provider's address, below which its OpenID configuration is found. */
  issuer: Type.String({ minLength: 1, maxLength: SIGN_ON_LIMITS.issuer }),
  clientId: Type.String({ minLength: 1, maxLength: SIGN_ON_LIMITS.clientId }),
  /** Email domains that may sign in this way: `tex.example`. */
  domains: Type.Array(Type.String({ minLength: 1, maxLength: SIGN_ON_LIMITS.domain }), {
    minItems: 1,
    maxItems: SIGN_ON_LIMITS.domains,
  }),
  /** The claim that holds a person's groups; null maps no roles. */
  roleClaim: Nullable(Type.String({ minLength: 1, maxLength: SIGN_ON_LIMITS.roleClaim })),
  /** In order; the first match wins. */
  roleMapping: Type.Array(RoleMapping, { maxItems: SIGN_ON_LIMITS.mappings }),
  /** Unknown users of these domains get an account on their first sign-in. */
  createUsers: Type.Boolean(),
};

/** A company's OpenID Connect provider as administrators see it, without its secret. */
export const IdentityProvider = Type.Object({
  id: Id,
  ...settings,
  enabled: Type.Boolean(),
  /** When a complete sign-in with exactly these settings last succeeded; null after a change. */
  testedAt: Nullable(Instant),
  /** The version of its settings and its secret. */
  version: Version,
});
export type IdentityProvider = Static<typeof IdentityProvider>;

/** All settings; in a change, an absent secret stays as it is. */
export const IdentityProviderBody = Type.Object({
  ...settings,
  clientSecret: Type.Optional(Type.String({ minLength: 1, maxLength: SIGN_ON_LIMITS.clientSecret })),
});
export type IdentityProviderBody = Static<typeof IdentityProviderBody>;

/** The settings over those that were read in this version. */
export const IdentityProviderChange = Type.Object({ ...IdentityProviderBody.properties, version: Version });
export type IdentityProviderChange = Static<typeof IdentityProviderChange>;

export const IdentityProviderList = Type.Object({
  /** The redirect URI to register with the provider. */
  redirectUri: Type.String(),
  providers: Type.Array(IdentityProvider),
});
export type IdentityProviderList = Static<typeof IdentityProviderList>;

export const EnableProviderBody = Type.Object({ enabled: Type.Boolean() });
export type EnableProviderBody = Static<typeof EnableProviderBody>;

/** Where the browser goes to test a provider. */
export const SignOnTest = Type.Object({ url: Type.String() });
export type SignOnTest = Static<typeof SignOnTest>;

/** An enabled provider as the sign-in page offers it. */
export const SignOnOffer = Type.Object({ id: Id, name: Type.String(), domains: Type.Array(Type.String()) });
export type SignOnOffer = Static<typeof SignOnOffer>;
export const SignOnOffers = Type.Array(SignOnOffer);

/** The code that a browser brings back, valid for a minute, once, and only with its cookie. */
export const SignOnExchangeBody = Type.Object({ code: Type.String({ minLength: 43, maxLength: 43 }) });
export type SignOnExchangeBody = Static<typeof SignOnExchangeBody>;

/** Why a provider sign-in failed; in the URL of the page it ends on. */
export const SIGN_ON_PROBLEMS = [
  'unavailable',
  'unreachable',
  'secret_unreadable',
  'expired',
  'denied',
  'provider_error',
  'invalid_answer',
  'email_missing',
  'email_unverified',
  'foreign_domain',
  'unknown_user',
  'disabled',
  'password_only',
  'temporary_password',
  'linked_elsewhere',
  'changed_meanwhile',
  'too_many',
  'failed',
] as const;
export type SignOnProblem = (typeof SIGN_ON_PROBLEMS)[number];
