import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable } from './common.ts';
import { Version } from './company-settings.ts';

/**
 * Roles that a provider's groups may become: USER and ADMIN are a user's own role, the others marketplace roles. Never
 * SUPER_ADMIN, which no provider can give and which signs in by password alone.
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

/** Somebody in this group holds this role. */
export const RoleMapping = Type.Object({
  group: Type.String({ minLength: 1, maxLength: SIGN_ON_LIMITS.group }),
  role: MappedRole,
});
export type RoleMapping = Static<typeof RoleMapping>;

const settings = {
  /** As the button on the sign-in page calls it. */
  name: Type.String({ minLength: 1, maxLength: SIGN_ON_LIMITS.name }),
  /** The provider's address, below which its OpenID configuration is found. */
  issuer: Type.String({ minLength: 1, maxLength: SIGN_ON_LIMITS.issuer }),
  clientId: Type.String({ minLength: 1, maxLength: SIGN_ON_LIMITS.clientId }),
  /** Whose people may sign in this way: `tex.example`. */
  domains: Type.Array(Type.String({ minLength: 1, maxLength: SIGN_ON_LIMITS.domain }), {
    minItems: 1,
    maxItems: SIGN_ON_LIMITS.domains,
  }),
  /** The claim that holds a person's groups; null maps no roles. */
  roleClaim: Nullable(Type.String({ minLength: 1, maxLength: SIGN_ON_LIMITS.roleClaim })),
  /** In order; the first that fits counts. */
  roleMapping: Type.Array(RoleMapping, { maxItems: SIGN_ON_LIMITS.mappings }),
  /** Somebody unknown of these domains gets an account on the first sign-in. */
  createUsers: Type.Boolean(),
};

/** A company's OpenID Connect provider as administrators see it: its secret is never answered. */
export const IdentityProvider = Type.Object({
  id: Id,
  ...settings,
  enabled: Type.Boolean(),
  /** When a whole sign-in with exactly these settings last succeeded; null after a change. */
  testedAt: Nullable(Instant),
  /** Of its settings and its secret. */
  version: Version,
});
export type IdentityProvider = Static<typeof IdentityProvider>;

/** All settings; with a change, a secret that is left out stays as it is. */
export const IdentityProviderBody = Type.Object({
  ...settings,
  clientSecret: Type.Optional(Type.String({ minLength: 1, maxLength: SIGN_ON_LIMITS.clientSecret })),
});
export type IdentityProviderBody = Static<typeof IdentityProviderBody>;

/** The settings over those that were read in this version. */
export const IdentityProviderChange = Type.Object({ ...IdentityProviderBody.properties, version: Version });
export type IdentityProviderChange = Static<typeof IdentityProviderChange>;

export const IdentityProviderList = Type.Object({
  /** What the provider must be told to send people back to. */
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

/** The code that a browser brings back, good for a minute, once, and only with its cookie. */
export const SignOnExchangeBody = Type.Object({ code: Type.String({ minLength: 43, maxLength: 43 }) });
export type SignOnExchangeBody = Static<typeof SignOnExchangeBody>;

/** Why a sign-in by a provider came to nothing; told in the address of the page that it ends on. */
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
