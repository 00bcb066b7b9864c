import { issuerKind } from '@marketplace/shared/contracts';
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { ApiConfig } from '../../config.ts';
import type { Database } from '../../db/index.ts';
import { keepAttempt, type Attempt } from './attempts.ts';
import { clientOf } from './provider-client.ts';
import type { ProviderRow } from './provider-store.ts';
import { redirectUriOf } from './sign-on-uris.ts';

interface Start extends Pick<Attempt, 'returnTo' | 'rememberMe' | 'fresh' | 'testedBy'> {
  browserKey: string;
}

/**
 * Records an attempt and returns where the browser goes with it.
 * @throws SignOnRefusal
 */
export async function startSignOn(
  { db, config }: { db: Database; config: ApiConfig },
  provider: ProviderRow,
  { browserKey, ...start }: Start,
): Promise<string> {
  const client = await clientOf(config, provider);
  const [state, nonce, codeVerifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
  const url = buildAuthorizationUrl(client, {
    redirect_uri: redirectUriOf(config, provider.redirectKey),
    scope: scopeOf(provider, client.serverMetadata().scopes_supported),
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...freshnessOf(provider, client.serverMetadata().claims_parameter_supported, start.fresh),
  });
  await keepAttempt(db, { ...start, providerId: provider.id, browserKey, state, nonce, codeVerifier });
  return url.href;
}

const authTime = JSON.stringify({ id_token: { auth_time: { essential: true }, amr: null } });

/**
 * Asks when people signed in there, and for a new sign-in if it must be fresh. Google knows neither `max_age` nor
 * `prompt=login`; it says when people signed in only if it's asked for the claim, and only to verified apps.
 */
function freshnessOf({ issuer }: ProviderRow, takesClaims: boolean | undefined, fresh: boolean) {
  const isGoogle = issuerKind(issuer) === 'google';
  const again: Record<string, string> = isGoogle ? { prompt: 'select_account' } : { prompt: 'login', max_age: '0' };
  return { ...((isGoogle || takesClaims) && { claims: authTime }), ...(fresh && again) };
}

/** Some providers return groups only if a scope of that name is requested. */
const scopeOf = ({ roleClaim }: ProviderRow, supported: string[] = []) =>
  ['openid', 'email', 'profile', ...(roleClaim && supported.includes(roleClaim) ? [roleClaim] : [])].join(' ');
