import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** What a malicious provider does to its ID token. */
export interface Twist {
  audience?: string;
  nonce?: string;
  issuer?: string;
  /** Seconds from now. */
  expiresIn?: number;
  /** Signed with a key that the provider doesn't publish. */
  otherKey?: boolean;
  claims?: Record<string, unknown>;
  algorithm?: 'none';
}

/** A logout token; undefined claims are left out. */
export interface LogoutTwist {
  claims?: Record<string, unknown>;
  otherKey?: boolean;
  algorithm?: 'none' | 'HS256';
  typ?: string;
}

export interface HostileProvider {
  issuer: string;
  /** Sets what the next ID token looks like. */
  twist: (twist: Twist) => void;
  /** What it posts when someone has signed out there. */
  logoutToken: (twist?: LogoutTwist) => Promise<string>;
  /** How often its token endpoint was called. */
  calls: () => number;
  close: () => Promise<void>;
}

const sharedSecret = new TextEncoder().encode('a secret of the client, in full length');
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A provider that gives every caller a token as bad as the test wants. The nonce comes as its authorization code. */
export async function startHostileProvider(clientId: string, metadata: object = {}): Promise<HostileProvider> {
  const [ours, foreign] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const jwk = { ...(await exportJWK(ours.publicKey)), kid: 'k', use: 'sig', alg: 'RS256' };
  let twisted: Twist = {};
  let called = 0;
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;

  const idToken = (nonce: string) => {
    const { audience = clientId, expiresIn = 300, otherKey, claims, algorithm } = twisted;
    const now = Math.floor(Date.now() / 1000);
    const payload = {
      sub: 'asha',
      email: 'asha@tex.example',
      email_verified: true,
      name: 'Asha',
      ...claims,
      iss: twisted.issuer ?? issuer,
      aud: audience,
      nonce: twisted.nonce ?? nonce,
      iat: now - 600,
      exp: now + expiresIn,
    };
    if (algorithm) return `${base64({ alg: 'none' })}.${base64(payload)}.`;
    const key = otherKey ? foreign.privateKey : ours.privateKey;
    return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(key);
  };
  const logoutToken: HostileProvider['logoutToken'] = async ({
    claims,
    otherKey,
    algorithm,
    typ = 'logout+jwt',
  } = {}) => {
    const now = Math.floor(Date.now() / 1000);
    const payload = {
      iss: issuer,
      aud: clientId,
      iat: now,
      exp: now + 120,
      jti: randomUUID(),
      sub: 'asha',
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
      ...claims,
    };
    if (algorithm === 'none') return `${base64({ alg: 'none', typ })}.${base64(payload)}.`;
    const header = { kid: 'k', typ };
    if (algorithm) return new SignJWT(payload).setProtectedHeader({ ...header, alg: algorithm }).sign(sharedSecret);
    const key = otherKey ? foreign.privateKey : ours.privateKey;
    return new SignJWT(payload).setProtectedHeader({ ...header, alg: 'RS256' }).sign(key);
  };
  const documents: Record<string, () => Promise<object>> = {
    '/.well-known/openid-configuration': async () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      ...metadata,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/keys': async () => ({ keys: [jwk] }),
  };
  async function answer(request: IncomingMessage, response: ServerResponse) {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const json = async () => {
      if (request.url !== '/token') return documents[request.url ?? '']?.();
      called += 1;
      const nonce = new URLSearchParams(body).get('code') ?? '';
      return { access_token: 'a', token_type: 'Bearer', id_token: await idToken(nonce) };
    };
    const found = await json();
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(found ?? {}));
  }
  return {
    issuer,
    twist: (twist) => void (twisted = twist),
    logoutToken,
    calls: () => called,
    close: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
}
