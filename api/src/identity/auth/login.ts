import type { LoginAnswer, LoginBody } from '@marketplace/shared/contracts';
import type { ApiConfig } from '../../config.ts';
import type { Database } from '../../db/index.ts';
import { ApiError } from '../../http/index.ts';
import type { LoginDevice } from './client-device.ts';
import { hashOfDevice } from './devices/device-cookie.ts';
import { isKnownDevice } from './devices/known-devices.ts';
import { beginLogin } from './login-limits.ts';
import { openSession } from './open-session.ts';
import { isWayOut, requiredProvider, signOnRequired } from '../sign-on/required-sign-on.ts';
import { passwordMatches } from './passwords.ts';
import type { SigningKeys } from '../../operations/index.ts';
import { recordFailure } from './record-failure.ts';
import { findAccountByEmail, passwordIsStill } from './user-store.ts';

interface LoginContext {
  db: Database;
  keys: SigningKeys;
  config: ApiConfig;
  /** For what nobody who signs in should wait for, nor learn anything from. */
  afterAnswer: (work: () => Promise<void>) => void;
}

/**
 * Signs a user in. An unknown email, a wrong password and a disabled account get the same response, after the same time.
 * @throws ApiError 401, 429, or 403 where people must sign in by a provider
 */
export async function login(
  { db, keys, config, afterAnswer }: LoginContext,
  { email, password, rememberMe = false }: LoginBody,
  device: LoginDevice,
): Promise<LoginAnswer> {
  const account = await findAccountByEmail(db, email.trim());
  const userId = account?.user.id ?? '';
  const deviceHash = hashOfDevice(userId, device.key);
  const trusted = (await isKnownDevice(db, userId, deviceHash))
    ? `device:${deviceHash.toString('base64url')}`
    : undefined;
  const attempt = await beginLogin(db, config, email, { ip: device.ip, trusted });
  const usable = account?.status === 'active' ? account : undefined;
  const matches = await passwordMatches(usable?.passwordHash, password);
  // By the domain alone, and whatever the password: who gets this sentence learns nothing about accounts.
  const provider = await requiredProvider(db, email);
  const admitted = provider === undefined || (await isWayOut(db, userId));
  if (!usable?.passwordHash || !matches || !admitted) {
    if (attempt.notable) afterAnswer(() => recordFailure(db, account?.user.id, device.ip));
    throw provider === undefined ? wrongCredentials() : signOnRequired(email, provider);
  }
  await attempt.succeeded();
  const { user } = usable;
  // Somebody else chose this password: it opens the reset and nothing more.
  if (user.tempPassword) return { userData: user };
  const { passwordHash } = usable;
  const opened = await openSession(
    { db, keys, config },
    { userId: user.id, rememberMe, device },
    {
      prove: async (tx) => {
        // Changed since it was checked: that ended all sessions, this one too.
        if (!(await passwordIsStill(tx, user.id, passwordHash))) throw wrongCredentials();
        return ['pwd'];
      },
    },
  );
  if ('secondFactor' in opened) return opened;
  return { userData: user, ...opened };
}

const wrongCredentials = () => new ApiError(401, 'invalid_credentials', "The email or password isn't right.");
