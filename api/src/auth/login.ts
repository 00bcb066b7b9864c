import { randomUUID } from 'node:crypto';
import type { LoginAnswer, LoginBody } from '@marketplace/shared/contracts';
import type { ApiConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { signAccessToken } from './access-token.ts';
import { beginLogin } from './login-limits.ts';
import { passwordMatches } from './passwords.ts';
import { hashOfToken, newRefreshToken } from './refresh-token.ts';
import { lifetimeOf } from './session-lifetimes.ts';
import { insertSession } from './session-store.ts';
import type { SigningKeys } from './signing-keys.ts';
import { findAccountByEmail, passwordIsStill } from './user-store.ts';

interface Device {
  ip: string;
  userAgent: string;
}

/**
 * Signs a user in. An unknown e-mail, a wrong password and a disabled account answer alike, in words and in time.
 * @throws ApiError 401 or 429
 */
export async function login(
  { db, keys, config }: { db: Database; keys: SigningKeys; config: ApiConfig },
  { email, password, rememberMe = false }: LoginBody,
  device: Device,
): Promise<LoginAnswer> {
  const attempt = await beginLogin(db, config, email.trim(), device.ip);
  const account = await findAccountByEmail(db, email.trim());
  const usable = account?.status === 'active' ? account : undefined;
  const matches = await passwordMatches(usable?.passwordHash, password);
  if (!usable?.passwordHash || !matches) throw wrongCredentials();
  await attempt.succeeded();
  // Somebody else chose this password: it opens the reset and nothing more.
  if (usable.user.tempPassword) return { userData: usable.user };
  const tokens = await openSession({ db, keys }, usable.user.id, usable.passwordHash, rememberMe, device);
  return { userData: usable.user, ...tokens };
}

/** @throws ApiError 401 if the password was changed since it was checked: that ended all sessions, this one too. */
async function openSession(
  { db, keys }: { db: Database; keys: SigningKeys },
  userId: string,
  passwordHash: string,
  rememberMe: boolean,
  device: Device,
) {
  const sessionId = randomUUID();
  const refreshToken = newRefreshToken();
  const { absolute, idle } = lifetimeOf(rememberMe);
  await db.transaction(async (tx) => {
    if (!(await passwordIsStill(tx, userId, passwordHash))) throw wrongCredentials();
    await insertSession(tx, {
      id: sessionId,
      userId,
      rememberMe,
      ip: device.ip,
      userAgent: device.userAgent,
      absoluteSeconds: absolute,
      idleSeconds: idle,
      refreshTokenHash: hashOfToken(refreshToken),
    });
  });
  return { accessToken: await signAccessToken(keys, { userId, sessionId }), refreshToken };
}

const wrongCredentials = () => new ApiError(401, 'invalid_credentials', 'The email or the password is not right.');
