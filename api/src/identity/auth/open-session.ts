import { randomUUID } from 'node:crypto';
import type { TokenPair } from '@marketplace/shared/contracts';
import type { Database, Transaction } from '../../db/index.ts';
import { securityOf, type SecurityConfig } from '../security/security-settings.ts';
import { signAccessToken } from './access-token.ts';
import type { ClientDevice } from './client-device.ts';
import { deviceName } from './devices/device-name.ts';
import { type SigningKeys, hashOfToken, recordAct } from '../../operations/index.ts';
import { assertMaySignInHere } from '../sign-on/required-sign-on.ts';
import { newRefreshToken } from './refresh-token.ts';
import { lifetimeOf } from './session-lifetimes.ts';
import { insertSession } from './session-store.ts';

interface OpenedFor {
  userId: string;
  rememberMe: boolean;
  device: ClientDevice;
  /** Name of the provider that vouched for the user; absent after a password. */
  provider?: string;
  /** When the user proved who they are; now, if nothing is said. */
  provenAt?: Date | null;
}

/**
 * Begins a session.
 * @param check runs first in the same transaction, and throws when the user may no longer come in
 * @param keep runs last in it, to remember more about the session
 * @throws ApiError 403 without a provider, for people who must sign in by one
 */
export async function openSession(
  { db, keys, config }: { db: Database; keys: SigningKeys; config: SecurityConfig },
  { userId, rememberMe, device: { ip, userAgent }, provider, provenAt }: OpenedFor,
  check: (tx: Transaction) => Promise<void>,
  keep?: (tx: Transaction, sessionId: string) => Promise<void>,
): Promise<TokenPair> {
  const sessionId = randomUUID();
  const refreshToken = newRefreshToken();
  await db.transaction(async (tx) => {
    await check(tx);
    if (provider === undefined) await assertMaySignInHere(tx, userId);
    const { absolute, idle } = lifetimeOf(rememberMe, await securityOf(tx, config));
    await insertSession(tx, {
      id: sessionId,
      userId,
      rememberMe,
      ip,
      userAgent,
      absoluteSeconds: absolute,
      idleSeconds: idle,
      refreshTokenHash: hashOfToken(refreshToken),
      ...(provenAt && { provenAt }),
    });
    await keep?.(tx, sessionId);
    const { device } = deviceName(userAgent);
    const after = { sessionId, device, ...(provider !== undefined && { signOn: provider }) };
    await recordAct(tx, userId, { action: 'user.signed_in', after, ip });
  });
  return { accessToken: await signAccessToken(keys, { userId, sessionId }), refreshToken };
}
