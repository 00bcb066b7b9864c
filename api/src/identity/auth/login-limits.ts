import { createHash } from 'node:crypto';
import type { ApiConfig } from '../../config.ts';
import type { Database, Queries } from '../../db/index.ts';
import {
  addressKey,
  type ApiError,
  countHit,
  forgetHits,
  forgetHitsBelow,
  returnHit,
  tooMany,
} from '../../http/index.ts';
import { canonicalAddress } from '../../notifications/index.ts';
import { securityOf } from '../security/security-settings.ts';

const addressWindowSeconds = 15 * 60;

type Limits = Pick<ApiConfig, 'loginAttemptsPerAccount' | 'loginAttemptsPerAddress'>;

export interface LoginAttempt {
  /** One per window: the first to fail, or the last one let through. */
  notable: boolean;
  /** The password was correct, so the attempt doesn't count. */
  succeeded: () => Promise<void>;
}

interface LoginSource {
  ip: string;
  /**
   * Names something already proven to be the owner's: a device, a session. It isn't locked out, whatever strangers try
   * for the account or from the same address.
   */
  trusted?: string | undefined;
}

/**
 * Counts an attempt before checking the password, so that any number of parallel guesses is counted exactly. An account
 * that doesn't exist is limited like one that does.
 * @throws ApiError 429
 */
export async function beginLogin(
  db: Database,
  limits: Limits,
  email: string,
  { ip, trusted }: LoginSource,
): Promise<LoginAttempt> {
  const toAccount = (await accountKey(db, email)) + (trusted ?? '');
  const fromAddress = `login:address:${addressKey(ip)}`;
  const { loginAttempts, lockoutMinutes } = await securityOf(db, limits);
  const [address, account] = await Promise.all([
    countHit(db, fromAddress, addressWindowSeconds),
    countHit(db, toAccount, lockoutMinutes * 60),
  ]);
  if (account.hits > loginAttempts)
    throw tooManyAttempts({ quota: loginAttempts, windowSeconds: lockoutMinutes * 60, resetsIn: account.resetsIn });
  const quota = limits.loginAttemptsPerAddress;
  if (trusted === undefined && address.hits > quota)
    throw tooManyAttempts({ quota, windowSeconds: addressWindowSeconds, resetsIn: address.resetsIn });
  const succeeded = async () => {
    await Promise.all([forgetHits(db, toAccount), returnHit(db, fromAddress)]);
  };
  return { notable: account.hits === 1 || account.hits === loginAttempts, succeeded };
}

/** Ends the lockout of an owner who has just proven that the account's mailbox is theirs. */
export const forgetFailedLogins = async (db: Queries, email: string) =>
  forgetHitsBelow(db, await accountKey(db, email));

const accountKey = async (db: Queries, email: string) => {
  const address = await canonicalAddress(db, email);
  return `login:account:${createHash('sha256').update(address).digest('base64url')}:`;
};

interface Lockout {
  quota: number;
  windowSeconds: number;
  resetsIn: number;
}

export function tooManyAttempts(lockout: Lockout): ApiError {
  const minutes = Math.max(1, Math.ceil(lockout.resetsIn / 60));
  return tooMany(`Too many sign-in attempts. Please try again in ${minutes} minutes.`, {
    name: 'sign-in-attempts',
    ...lockout,
  });
}
