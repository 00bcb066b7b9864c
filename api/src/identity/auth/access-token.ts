import { decodeProtectedHeader, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { errorCode } from '../../error-code.ts';
import { ApiError, remember } from '../../http/index.ts';
import type { SigningKeys } from '../../operations/index.ts';

export interface AccessClaims {
  userId: string;
  sessionId: string;
  /** Of the session: tokens of an earlier one are no longer valid. */
  generation: number;
}

const audience = 'marketplace';
const type = 'at+jwt';
const accessTokenMinutes = 15;

export async function signAccessToken(
  keys: SigningKeys,
  { userId, sessionId, generation }: AccessClaims,
): Promise<string> {
  const { kid, secret } = await keys.current();
  return new SignJWT({ sid: sessionId, gen: generation })
    .setProtectedHeader({ alg: 'HS256', typ: type, kid })
    .setSubject(userId)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(`${accessTokenMinutes}m`)
    .sign(secret);
}

/**
 * The content of a token whose signature, algorithm, type, audience and age are valid.
 * @param evenExpired for signing out: the session may end after its last access token has.
 * @throws ApiError 401
 */
export async function readAccessToken(keys: SigningKeys, token: string, evenExpired = false): Promise<AccessClaims> {
  const payload = await verify(keys, token, evenExpired).catch((error: unknown) => {
    // A database outage doesn't make a token invalid.
    if (errorCode(error).startsWith('ERR_J')) throw refused();
    throw error;
  });
  // Tokens of the version before have no generation.
  const { sub: userId, sid: sessionId, gen: generation = 0 } = payload;
  if (typeof userId !== 'string' || typeof sessionId !== 'string' || typeof generation !== 'number') throw refused();
  return { userId, sessionId, generation };
}

async function verify(keys: SigningKeys, token: string, evenExpired: boolean): Promise<JWTPayload> {
  const key = await keys.find(keyIdOf(token));
  if (!key) throw refused();
  const known = verifiedWith(key.secret);
  const before = known.get(token);
  if (before?.exp !== undefined && before.exp > Date.now() / 1_000) return before;
  const { payload } = await jwtVerify(token, await importedKey(key.secret), {
    algorithms: ['HS256'],
    typ: type,
    audience,
    requiredClaims: ['exp', 'sub', 'sid'],
    clockTolerance: evenExpired ? '365d' : 0,
  });
  if (known.size >= mostKnown) known.clear();
  known.set(token, payload);
  return payload;
}

/** Tokens with a verified signature, until their key is reread or they expire: a page sends its token often. */
const verified = new WeakMap<Buffer, Map<string, JWTPayload>>();
const mostKnown = 10_000;
/** First parts of tokens that are remembered: anyone can invent more. */
const mostKeys = 100;

function verifiedWith(secret: Buffer): Map<string, JWTPayload> {
  const known = verified.get(secret) ?? new Map<string, JWTPayload>();
  verified.set(secret, known);
  return known;
}

/** Keys in the form for checking signatures, imported once each rather than per request. */
const imported = new WeakMap<Buffer, Promise<CryptoKey>>();

function importedKey(secret: Buffer): Promise<CryptoKey> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = imported.get(secret) ?? crypto.subtle.importKey('raw', new Uint8Array(secret), hmac, false, ['verify']);
  imported.set(secret, key);
  return key;
}

/** A token's first part, which names the key, is the same for all tokens of a key. */
const keyIdIn = remember(mostKeys, (head) => decodeProtectedHeader({ protected: head }).kid ?? '');

function keyIdOf(token: string): string {
  try {
    return keyIdIn(token.slice(0, token.indexOf('.')));
  } catch {
    throw refused();
  }
}

const refused = () => new ApiError(401, 'invalid_token', 'Your session has ended. Please sign in again.');
