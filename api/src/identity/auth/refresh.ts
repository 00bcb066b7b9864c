import { and, eq, sql } from 'drizzle-orm';
import type { TokenPair } from '@marketplace/shared/contracts';
import { type Database, refreshTokens, sessions, type Transaction, users } from '../../db/index.ts';
import { ApiError } from '../../http/index.ts';
import { settleDueDate } from '../second-factor/due-date.ts';
import { securityOf, type SecurityConfig } from '../security/security-settings.ts';
import { type AccessClaims, signAccessToken } from './access-token.ts';
import { type SigningKey, type SigningKeys, hashOfToken, recordAct } from '../../operations/index.ts';
import { successorOf } from './refresh-token.ts';
import { rotationGraceSeconds } from './session-lifetimes.ts';
import { revokeSession, sessionIsLive, touchSession } from './session-store.ts';

interface Exchanged extends AccessClaims {
  refreshToken: string;
}

/**
 * Exchanges a refresh token for the next pair. Parallel requests with one token rotate it once and get the same next
 * token; an old token after the grace period counts as stolen and ends its session.
 * @throws ApiError 401
 */
export async function refresh(
  { db, keys, config }: { db: Database; keys: SigningKeys; config: SecurityConfig },
  token: string,
  ip: string,
): Promise<TokenPair> {
  const known = await keys.all();
  const exchanged = await db.transaction((tx) => exchange(tx, known, token, ip));
  if (!exchanged) throw endedSession();
  const { refreshToken, ...claims } = exchanged;
  await settleDueDate(db, await securityOf(db, config), claims.userId);
  return { accessToken: await signAccessToken(keys, claims), refreshToken };
}

/**
 * Exchanges the refresh token of a session whose user has just proven themselves, and ends all access tokens from before.
 * Another tab that exchanges the same token meanwhile gets the same next one.
 * @throws ApiError 401 for a token that is old, or of another session
 */
export async function renewTokens(
  tx: Transaction,
  keys: SigningKey[],
  { sessionId, refreshToken, ip }: { sessionId: string; refreshToken: string; ip: string },
): Promise<Exchanged> {
  // The token is locked before the session, as in a refresh.
  const exchanged = await exchange(tx, keys, refreshToken, ip);
  const [session] = await tx
    .update(sessions)
    .set({ generation: sql`${sessions.generation} + 1` })
    .where(eq(sessions.id, sessionId))
    .returning({ generation: sessions.generation });
  if (!session || exchanged?.sessionId !== sessionId) throw endedSession();
  return { ...exchanged, ...session };
}

/** Returns undefined instead of throwing if the commit must record a reused token. */
async function exchange(
  tx: Transaction,
  keys: SigningKey[],
  token: string,
  ip: string,
): Promise<Exchanged | undefined> {
  const hash = hashOfToken(token);
  const [presented] = await tx
    .select({
      sessionId: refreshTokens.sessionId,
      rotated: sql<boolean>`${refreshTokens.rotatedAt} is not null`,
      inGrace: sql<boolean>`coalesce(${refreshTokens.rotatedAt} > now() - make_interval(secs => ${rotationGraceSeconds}), false)`,
    })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hash))
    .for('update');
  if (!presented) return undefined;
  const [session] = await tx
    .select({ id: sessions.id, userId: sessions.userId, generation: sessions.generation })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, presented.sessionId), sessionIsLive));
  if (!session) return undefined;
  if (presented.rotated && !presented.inGrace) {
    await revokeSession(tx, session, 'refresh-token-reuse');
    const after = { sessionId: session.id };
    await recordAct(tx, session.userId, { action: 'user.old_refresh_token_used', bySomebody: true, after, ip });
    return undefined;
  }
  const next = presented.rotated ? await issuedSuccessor(tx, keys, token) : await rotate(tx, keys, token, session.id);
  if (next === undefined) return undefined;
  return { sessionId: session.id, userId: session.userId, generation: session.generation, refreshToken: next };
}

async function rotate(tx: Transaction, [key]: SigningKey[], token: string, sessionId: string): Promise<string> {
  if (!key) throw new Error('The database holds no signing key.');
  const next = successorOf(token, key);
  await tx.insert(refreshTokens).values({ hash: hashOfToken(next), sessionId });
  await tx
    .update(refreshTokens)
    .set({ rotatedAt: sql`now()` })
    .where(eq(refreshTokens.hash, hashOfToken(token)));
  await touchSession(tx, sessionId);
  return next;
}

/** The key may have changed since the rotation. */
async function issuedSuccessor(tx: Transaction, keys: SigningKey[], token: string): Promise<string | undefined> {
  for (const key of keys) {
    const next = successorOf(token, key);
    const [issued] = await tx
      .select({ one: sql`1` })
      .from(refreshTokens)
      .where(eq(refreshTokens.hash, hashOfToken(next)));
    if (issued) return next;
  }
  return undefined;
}

const endedSession = () => new ApiError(401, 'invalid_refresh_token', 'Your session has ended. Please sign in again.');
