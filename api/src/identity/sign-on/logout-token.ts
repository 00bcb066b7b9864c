import { issuerKind } from '@marketplace/shared/contracts';
import { createRemoteJWKSet, customFetch, jwtVerify, type JWTPayload } from 'jose';
import type { ApiConfig } from '../../config.ts';
import { errorCode } from '../../error-code.ts';
import { guardedFetch } from './guarded-fetch.ts';
import { discover } from './provider-client.ts';
import type { ProviderRow } from './provider-store.ts';

const signedOut = 'http://schemas.openid.net/event/backchannel-logout';
/** Seconds. */
const clocksDiffer = 30;
const oldest = 300;

export interface LogoutToken {
  id: string;
  expiresAt: Date;
  subject: string | undefined;
  sid: string | undefined;
}

/**
 * The content of a logout token, after all checks of OpenID Connect Back-Channel Logout 1.0, section 2.6, except that
 * it counts once.
 * @returns undefined for an invalid one
 * @throws network errors if the provider's keys can't be fetched
 */
export async function readLogoutToken(
  config: Pick<ApiConfig, 'signOnInside'>,
  { issuer, clientId }: Pick<ProviderRow, 'issuer' | 'clientId'>,
  token: string,
): Promise<LogoutToken | undefined> {
  if (issuerKind(issuer) === 'any-tenant') return undefined;
  const server = (await discover(config, issuer, clientId, 'none')).serverMetadata();
  const fetch = guardedFetch({ allowInside: config.signOnInside });
  const keys = createRemoteJWKSet(new URL(server.jwks_uri ?? ''), {
    [customFetch]: (url, { headers, signal }) => fetch(url, { headers: Object.fromEntries(headers), signal }),
  });
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      issuer: server.issuer,
      audience: clientId,
      // Only with keys of the provider: never "none" or a shared secret.
      algorithms: (server.id_token_signing_alg_values_supported ?? ['RS256']).filter((alg) => !/^(none|HS)/.test(alg)),
      clockTolerance: clocksDiffer,
      maxTokenAge: oldest,
      requiredClaims: ['iat', 'exp', 'jti', 'events'],
    });
    return /^(application\/)?(logout\+jwt|jwt)$/i.test(protectedHeader.typ ?? 'jwt') ? parse(payload) : undefined;
  } catch (error) {
    if (/^ERR_J(WT|WS|OSE)/.test(errorCode(error)) || errorCode(error).startsWith('ERR_JWKS_NO')) return undefined;
    throw error;
  }
}

function parse({ jti, exp, sub, sid, events, nonce }: JWTPayload): LogoutToken | undefined {
  const event = isObject(events) ? events[signedOut] : undefined;
  const isText = (value: unknown) => typeof value === 'string' && value !== '';
  const named = [sub, sid].filter((value) => value !== undefined);
  if (!isObject(event) || nonce !== undefined || !isText(jti) || named.length === 0 || !named.every(isText))
    return undefined;
  return {
    id: String(jti),
    expiresAt: new Date(((exp ?? 0) + clocksDiffer) * 1_000),
    subject: sub,
    sid: sid as string | undefined,
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
