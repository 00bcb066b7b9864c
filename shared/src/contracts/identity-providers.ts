import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable } from './common.ts';
import { Version } from './company-settings.ts';

/**
 * Roles that a provider's groups can map to: USER and ADMIN are a user's own role, the others marketplace roles. Never
 * SUPER_ADMIN, which no provider can grant and which only signs in by password.
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

/** The end of a redirect URI that only one provider has. */
export const RedirectKey = Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' });

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
  /** All matches count: the higher of USER and ADMIN, and all marketplace roles. */
  roleMapping: Type.Array(RoleMapping, { maxItems: SIGN_ON_LIMITS.mappings }),
  /** Unknown users of these domains get an account on their first sign-in. */
  createUsers: Type.Boolean(),
  /** People of the proven domains may only sign in this way; SUPER_ADMIN still uses a password. */
  required: Type.Boolean(),
};

/** Days that a domain keeps counting after its record is gone. */
export const DOMAIN_GRACE_DAYS = 7;

/**
 * Whether a provider may speak for an email domain. Nobody is signed in by an `unproven` or a `lapsed` one.
 *
 * - `assumed`: no record was found yet, but it counts, because the provider was enabled before proof was required.
 * - `missing`: its record is gone; it counts until `countsUntil`, then it has `lapsed`.
 */
export const DomainProof = Type.Object({
  domain: Type.String(),
  /** Name and text of the TXT record that proves it. */
  record: Type.Object({ name: Type.String(), value: Type.String() }),
  state: Type.Union([
    Type.Literal('unproven'),
    Type.Literal('proven'),
    Type.Literal('assumed'),
    Type.Literal('missing'),
    Type.Literal('lapsed'),
  ]),
  provenAt: Nullable(Instant),
  countsUntil: Nullable(Instant),
  checkedAt: Nullable(Instant),
  /** The records that the last check found instead, shortened. */
  found: Type.Array(Type.String()),
  /** The last check got no answer, which changes nothing. */
  unanswered: Type.Boolean(),
});
export type DomainProof = Static<typeof DomainProof>;

/** A company's OpenID Connect provider as administrators see it, without its secret. */
export const IdentityProvider = Type.Object({
  id: Id,
  ...settings,
  enabled: Type.Boolean(),
  /** When a complete sign-in with exactly these settings last succeeded; null after a change. */
  testedAt: Nullable(Instant),
  proofs: Type.Array(DomainProof),
  /** The redirect URI to register with it. */
  redirectUri: Type.Optional(Type.String()),
  /** What ends that URI; absent if it's the one that providers from before share. */
  redirectKey: Type.Optional(RedirectKey),
  /** Whether it said when the last person had signed in there; null before the first sign-in. */
  tellsWhen: Type.Optional(Nullable(Type.Boolean())),
  /** Where the provider reports that someone signed out there (OpenID Connect Back-Channel Logout). */
  backChannelLogoutUri: Type.String(),
  /** The version of its settings and its secret. */
  version: Version,
});
export type IdentityProvider = Static<typeof IdentityProvider>;

/** All settings; in a change, an absent secret or redirect key stays as it is. */
export const IdentityProviderBody = Type.Object({
  ...settings,
  /** Chosen by the client, because the URI must be registered with the provider before it's saved here. Without it, the provider uses the shared URI. */
  redirectKey: Type.Optional(RedirectKey),
  clientSecret: Type.Optional(Type.String({ minLength: 1, maxLength: SIGN_ON_LIMITS.clientSecret })),
});
export type IdentityProviderBody = Static<typeof IdentityProviderBody>;

/** The new settings, which replace those read in this version. */
export const IdentityProviderChange = Type.Object({ ...IdentityProviderBody.properties, version: Version });
export type IdentityProviderChange = Static<typeof IdentityProviderChange>;

export const IdentityProviderList = Type.Object({
  /** The redirect URI that providers without a key share. Its own is this, a slash and the key. */
  redirectUri: Type.String(),
  /** Where the provider may send people back to after they sign out there. */
  signedOutUri: Type.String(),
  providers: Type.Array(IdentityProvider),
});
export type IdentityProviderList = Static<typeof IdentityProviderList>;

export const EnableProviderBody = Type.Object({ enabled: Type.Boolean() });
export type EnableProviderBody = Static<typeof EnableProviderBody>;

/** Where the browser goes to test a provider. */
export const SignOnTest = Type.Object({ url: Type.String() });
export type SignOnTest = Static<typeof SignOnTest>;

/** What a provider posts when someone has signed out there. */
export const BackChannelLogoutBody = Type.Object({ logout_token: Type.String({ minLength: 1, maxLength: 8_192 }) });

const entraHosts = ['login.microsoftonline.com', 'login.microsoftonline.us', 'login.partner.microsoftonline.cn'];
const entraTenant = /^\/([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})\/v2\.0\/?$/i;
/** The tenant of all personal Microsoft accounts. */
const consumers = '9188040d-6c67-4c5b-b112-36a304b66dad';

/**
 * Whose issuer it is: their rules differ about which emails can be trusted. `any-tenant` is Microsoft's for accounts of
 * more than one company, whose emails nobody vouches for.
 */
export function issuerKind(issuer: string): 'entra' | 'any-tenant' | 'google' | 'other' {
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined;
  if (url?.host === 'accounts.google.com') return 'google';
  if (!url || !entraHosts.includes(url.host)) return 'other';
  const tenant = entraTenant.exec(url.pathname)?.[1]?.toLowerCase();
  return tenant === undefined || tenant === consumers ? 'any-tenant' : 'entra';
}
