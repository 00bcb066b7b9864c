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
    redirect_uri: redirectUriOf(config),
    scope: scopeOf(provider, client.serverMetadata().scopes_supported),
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...(start.fresh && { prompt: 'login', max_age: '0' }),
  });
  await keepAttempt(db, { ...start, providerId: provider.id, browserKey, state, nonce, codeVerifier });
  return url.href;
}

/** Some providers return groups only if a scope of that name is requested. */
const scopeOf = ({ roleClaim }: ProviderRow, supported: string[] = []) =>
  ['openid', 'email', 'profile', ...(roleClaim && supported.includes(roleClaim) ? [roleClaim] : [])].join(' ');
