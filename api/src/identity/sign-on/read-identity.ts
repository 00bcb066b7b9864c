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
import { SignOnRefusal } from './sign-on-refusal.ts';

/** Who somebody is at a provider, once everything that it answered has been checked. */
export interface Identity {
  subject: string;
  /** In the provider's spelling. */
  email: string;
  name: string;
  groups: string[];
}

type Claims = Record<string, unknown>;

interface Answered {
  client: Configuration;
  /** The address that the browser came back to, with what the provider put into it. */
  url: URL;
  state: string;
  attempt: Pick<Attempt, 'nonce' | 'codeVerifier'>;
}

/**
 * Exchanges the provider's code. State, issuer, audience, nonce, age and signature are checked on the way.
 * @throws SignOnRefusal
 */
export async function readIdentity(
  answered: Answered,
  { domains, roleClaim }: { domains: string[]; roleClaim: string | null },
): Promise<Identity> {
  const claims = await claimsOf(answered, roleClaim).catch(explain);
  const email = text(claims.email, 254);
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new SignOnRefusal('email_missing');
  if (claims.email_verified !== true) throw new SignOnRefusal('email_unverified');
  const domain = email.slice(email.indexOf('@') + 1).toLowerCase();
  if (!domains.includes(domain)) throw new SignOnRefusal('foreign_domain');
  const name = text(claims.name, 100) || text(claims.given_name, 100) || email.slice(0, email.indexOf('@'));
  return { subject: text(claims.sub, 255), email, name, groups: roleClaim ? groupsIn(claims, roleClaim) : [] };
}

async function claimsOf({ client, url, state, attempt }: Answered, roleClaim: string | null): Promise<Claims> {
  const tokens = await authorizationCodeGrant(client, url, {
    expectedState: state,
    expectedNonce: attempt.nonce,
    pkceCodeVerifier: attempt.codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new SignOnRefusal('invalid_answer');
  const whole = 'email' in claims && (!roleClaim || roleClaim in claims);
  if (whole || client.serverMetadata().userinfo_endpoint === undefined) return claims;
  return { ...(await fetchUserInfo(client, tokens.access_token, claims.sub)), ...claims };
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

/** What can be stored and shown: no control characters, no half ones, and no more than this. */
const text = (value: unknown, length: number) =>
  typeof value === 'string'
    ? Buffer.from(
        value
          .replace(/\p{Cc}/gu, '')
          .trim()
          .slice(0, length),
      ).toString()
    : '';

/** The claim as it is named, or along its dots: `realm_access.roles`. */
function groupsIn(claims: Claims, name: string): string[] {
  const along = name
    .split('.')
    .reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? (at as Claims)[key] : undefined), claims);
  const found = claims[name] ?? along;
  return (Array.isArray(found) ? found : [found]).filter((group) => typeof group === 'string');
}
