import {
  authorizationCodeGrant,
  AuthorizationResponseError,
  ClientError,
  fetchUserInfo,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
  type Configuration,
} from 'openid-client';
import type { Attempt } from './attempts.ts';
import { claimText, claimTexts, pastMoment, type Claims } from './claims.ts';
import type { ProviderRow } from './provider-store.ts';
import { SignOnRefusal } from './sign-on-refusal.ts';
import { vouchedEmail } from './vouched-email.ts';

/** A person's identity at a provider, once its entire response has been checked. */
export interface Identity {
  subject: string;
  /** In the provider's spelling. */
  email: string;
  name: string;
  groups: string[];
  /** How and when they proved who they are there, if the provider says so. */
  methods: string[];
  provenAt: Date | null;
  /** The provider's id of the session, if it has one. */
  sid: string | null;
  idToken: string;
}

interface Answered {
  client: Configuration;
  /** The address that the browser came back to, with what the provider added. */
  url: URL;
  state: string;
  attempt: Pick<Attempt, 'nonce' | 'codeVerifier' | 'fresh' | 'createdAt'>;
}

/** Seconds by which the clocks of provider and marketplace may differ. */
const clocksDiffer = 30;

/**
 * Exchanges the provider's code. State, issuer, audience, nonce, age and signature are checked on the way.
 * @param counted the domains people may come from
 * @throws SignOnRefusal
 */
export async function readIdentity(
  answered: Answered,
  provider: Pick<ProviderRow, 'issuer' | 'domains' | 'roleClaim'>,
  counted: string[],
): Promise<Identity> {
  const { roleClaim } = provider;
  const { claims, idToken } = await claimsOf(answered, roleClaim).catch(explain);
  const email = vouchedEmail(claims, { ...provider, counted });
  const name = claimText(claims.name, 100) || claimText(claims.given_name, 100) || email.slice(0, email.indexOf('@'));
  const provenAt = pastMoment(claims.auth_time);
  if (answered.attempt.fresh) assertSince(answered.attempt.createdAt, provenAt);
  return {
    subject: claimText(claims.sub, 255),
    email,
    name,
    groups: roleClaim ? groupsIn(claims, roleClaim) : [],
    methods: claimTexts(claims.amr)
      .slice(0, 10)
      .map((method) => claimText(method, 40)),
    provenAt: provenAt ?? null,
    sid: claimText(claims.sid, 255) || null,
    idToken,
  };
}

/** People who were already signed in at the provider have proven nothing now. */
function assertSince(begun: Date, provenAt: Date | undefined): void {
  if (!provenAt || provenAt.getTime() < begun.getTime() - clocksDiffer * 1_000) throw new SignOnRefusal('stale');
}

async function claimsOf({ client, url, state, attempt }: Answered, roleClaim: string | null) {
  const tokens = await authorizationCodeGrant(client, url, {
    expectedState: state,
    expectedNonce: attempt.nonce,
    pkceCodeVerifier: attempt.codeVerifier,
    idTokenExpected: true,
  });
  const claims: Claims | undefined = tokens.claims();
  const idToken = tokens.id_token;
  if (!claims || idToken === undefined) throw new SignOnRefusal('invalid_answer');
  const whole = 'email' in claims && (!roleClaim || roleClaim in claims);
  if (whole || client.serverMetadata().userinfo_endpoint === undefined) return { claims, idToken };
  const more = await fetchUserInfo(client, tokens.access_token, String(claims.sub));
  return { claims: { ...more, ...claims }, idToken };
}

function explain(error: unknown): never {
  if (error instanceof SignOnRefusal) throw error;
  const refuse = (problem: SignOnRefusal['problem']) => new SignOnRefusal(problem, { cause: error });
  if (error instanceof AuthorizationResponseError)
    throw refuse(error.error === 'access_denied' ? 'denied' : 'provider_error');
  if (error instanceof ResponseBodyError || error instanceof WWWAuthenticateChallengeError)
    throw refuse('provider_error');
  const code = error instanceof ClientError ? (error.code ?? '') : '';
  throw refuse(code.startsWith('OAUTH_') && code !== 'OAUTH_TIMEOUT' ? 'invalid_answer' : 'unreachable');
}

/** The claim as it is named, or along its dots: `realm_access.roles`. */
function groupsIn(claims: Claims, name: string): string[] {
  const along = name
    .split('.')
    .reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? (at as Claims)[key] : undefined), claims);
  return claimTexts(claims[name] ?? along);
}
