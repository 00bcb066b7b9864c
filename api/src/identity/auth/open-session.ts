import { randomUUID } from 'node:crypto';
import type { SecondFactorChallenge, TokenPair } from '@marketplace/shared/contracts';
import type { Database, Transaction } from '../../db/index.ts';
import { settleDueDate } from '../second-factor/due-date.ts';
import { challengeSignIn } from '../second-factor/sign-in/challenge-sign-in.ts';
import { securityOf, type SecurityConfig } from '../security/security-settings.ts';
import { assertMaySignInHere } from '../sign-on/required-sign-on.ts';
import { signAccessToken } from './access-token.ts';
import type { ClientDevice } from './client-device.ts';
import { deviceName } from './devices/device-name.ts';
import { type SigningKeys, hashOfToken, recordAct } from '../../operations/index.ts';
import { newRefreshToken } from './refresh-token.ts';
import { lifetimeOf } from './session-lifetimes.ts';
import { endOldestSessions, insertSession } from './session-store.ts';

export interface OpenedFor {
  userId: string;
  rememberMe: boolean;
  device: ClientDevice;
  /** Name of the provider that vouched for the user; absent after a password. */
  provider?: string | undefined;
  /** When the provider says that the user proved who they are; null if it doesn't say. Absent after a password: now. */
  provenAt?: Date | null;
}

/** What happens in the transaction of a session. */
export interface OpeningSteps {
  /**
   * Runs first. Returns how the user was proven, in the words of RFC 8176; throws if the user may no longer sign in.
   */
  prove: (tx: Transaction) => Promise<string[]>;
  /** Runs last, to remember more about the session. */
  keep?: (tx: Transaction, sessionId: string) => Promise<void>;
  /** Runs instead of `keep` when a second factor is required. */
  postpone?: (tx: Transaction, token: string) => Promise<void>;
}

/** A session, or the completed half of a sign-in. */
export type Opened = TokenPair | { secondFactor: SecondFactorChallenge };

/**
 * Begins a session, but never without the second factor if the account has one: then it returns a challenge. Beyond a
 * person's maximum, their oldest session ends.
 * @throws ApiError 403 without a provider, for people who must sign in through one
 */
export async function openSession(
  { db, keys, config }: { db: Database; keys: SigningKeys; config: SecurityConfig },
  { userId, rememberMe, device: { ip, userAgent }, provider, provenAt }: OpenedFor,
  { prove, keep, postpone }: OpeningSteps,
): Promise<Opened> {
  const sessionId = randomUUID();
  const refreshToken = newRefreshToken();
  const security = await securityOf(db, config);
  const secondFactor = await db.transaction(async (tx) => {
    const methods = await prove(tx);
    if (provider === undefined) await assertMaySignInHere(tx, userId);
    const challenge = await challengeSignIn(tx, { userId, rememberMe, methods, byProvider: provider !== undefined });
    if (challenge) {
      await postpone?.(tx, challenge.token);
      return challenge;
    }
    const { absolute, idle } = lifetimeOf(rememberMe, security);
    await insertSession(tx, {
      id: sessionId,
      userId,
      rememberMe,
      ip,
      userAgent,
      methods,
      absoluteSeconds: absolute,
      idleSeconds: idle,
      refreshTokenHash: hashOfToken(refreshToken),
      provenAt,
    });
    const ended = await endOldestSessions(tx, userId, { most: security.maxSessions, begun: sessionId });
    await keep?.(tx, sessionId);
    const { device } = deviceName(userAgent);
    const oldestEnded = ended.length > 0 && { oldestEnded: ended.length };
    const after = { sessionId, device, methods, ...oldestEnded, ...(provider !== undefined && { signOn: provider }) };
    await recordAct(tx, userId, { action: 'user.signed_in', after, ip });
    return undefined;
  });
  if (secondFactor) return { secondFactor };
  // Outside the transaction, because two simultaneous sign-ins would wait for each other.
  await settleDueDate(db, security, userId);
  return { accessToken: await signAccessToken(keys, { userId, sessionId, generation: 0 }), refreshToken };
}
