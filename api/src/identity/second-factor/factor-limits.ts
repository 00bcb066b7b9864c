import type { ApiConfig } from '../../config.ts';
import type { Database } from '../../db/index.ts';
import { countHit, forgetHits } from '../../http/index.ts';
import { type LoginAttempt, tooManyAttempts } from '../auth/login-limits.ts';
import { securityOf } from '../security/security-settings.ts';

/**
 * Counts an attempt at a code of an account. Only people with the password or a session get here.
 * @param trusted names a device or session of the owner, which has its own attempts
 * @throws ApiError 429
 */
export async function beginFactor(
  db: Database,
  config: Pick<ApiConfig, 'loginAttemptsPerAccount'>,
  userId: string,
  trusted = '',
): Promise<LoginAttempt> {
  const key = `login:account:factor:${userId}:${trusted}`;
  const { loginAttempts, lockoutMinutes } = await securityOf(db, config);
  const windowSeconds = lockoutMinutes * 60;
  const { hits, resetsIn } = await countHit(db, key, windowSeconds);
  if (hits > loginAttempts) throw tooManyAttempts({ quota: loginAttempts, windowSeconds, resetsIn });
  return { notable: hits === 1 || hits === loginAttempts, succeeded: () => forgetHits(db, key) };
}
