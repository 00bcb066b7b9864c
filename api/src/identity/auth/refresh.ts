import { and, eq, sql } from 'drizzle-orm';
import type { TokenPair } from '@marketplace/shared/contracts';
import { type Database, refreshTokens, sessions, type Transaction, users } from '../../db/index.ts';
import { ApiError } from '../../http/index.ts';
import { settleDueDate } from '../second-factor/due-date.ts';
import { securityOf, type SecurityConfig } from '../security/security-settings.ts';
import { signAccessToken } from './access-token.ts';
import { type SigningKey, type SigningKeys, hashOfToken, recordAct } from '../../operations/index.ts';
import { successorOf } from './refresh-token.ts';
import { rotationGraceSeconds } from './session-lifetimes.ts';
import { revokeSession, sessionIsLive, touchSession } from './session-store.ts';

interface Exchanged {
  sessionId: string;
  userId: string;
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
  if (!exchanged) throw new ApiError(401, 'invalid_refresh_token', 'Your session has ended. Please sign in again.');
  const { refreshToken, ...claims } = exchanged;
  await settleDueDate(db, await securityOf(db, config), claims.userId);
  return { accessToken: await signAccessToken(keys, claims), refreshToken };
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
    .select({ id: sessions.id, userId: sessions.userId })
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
  return next === undefined ? undefined : { sessionId: session.id, userId: session.userId, refreshToken: next };
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
