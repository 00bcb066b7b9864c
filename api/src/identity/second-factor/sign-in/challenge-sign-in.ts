import type { SecondFactorChallenge } from '@marketplace/shared/contracts';
import type { Transaction } from '../../../db/index.ts';
import { keepChallenge, newToken } from '../challenges.ts';
import { factorMethodsOf } from '../held-factors.ts';

interface FirstFactor {
  userId: string;
  rememberMe: boolean;
  /** In the words of RFC 8176. */
  methods: string[];
  /** A provider vouched for the user. */
  byProvider: boolean;
}

/** The challenge of an account with a second factor, unless one was already proven. */
export async function challengeSignIn(
  tx: Transaction,
  { byProvider, ...first }: FirstFactor,
): Promise<SecondFactorChallenge | undefined> {
  if (first.methods.includes('mfa')) return undefined;
  const methods = await factorMethodsOf(tx, first.userId);
  if (methods.length === 0) return undefined;
  const token = newToken();
  const expiresAt = await keepChallenge(tx, token, { ...first, purpose: byProvider ? 'sign-on' : 'sign-in' });
  return { token, methods, expiresAt: expiresAt.toISOString() };
}
