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
  /** For work that must neither delay a sign-in nor reveal anything. */
  afterAnswer: (work: () => Promise<void>) => void;
}

/**
 * Signs a user in. An unknown email, a wrong password and a disabled account get the same response, after the same time.
 * @throws ApiError 401, 429, or 403 for people who must sign in through a provider
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
  // Only by the domain, whatever the password, so that this sentence reveals nothing about accounts.
  const provider = await requiredProvider(db, email);
  const admitted = provider === undefined || (await isWayOut(db, userId));
  if (!usable?.passwordHash || !matches || !admitted) {
    if (attempt.notable) afterAnswer(() => recordFailure(db, account?.user.id, device.ip));
    throw provider === undefined ? wrongCredentials() : signOnRequired(email, provider);
  }
  await attempt.succeeded();
  const { user } = usable;
  // Someone else chose this password: it only opens the reset.
  if (user.tempPassword) return { userData: user };
  const { passwordHash } = usable;
  const opened = await openSession(
    { db, keys, config },
    { userId: user.id, rememberMe, device },
    {
      prove: async (tx) => {
        // Changed since it was checked, which ended all sessions, including this one.
        if (!(await passwordIsStill(tx, user.id, passwordHash))) throw wrongCredentials();
        return ['pwd'];
      },
    },
  );
  if ('secondFactor' in opened) return opened;
  return { userData: user, ...opened };
}

const wrongCredentials = () => new ApiError(401, 'invalid_credentials', "The email or password isn't right.");
