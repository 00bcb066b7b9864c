import type { LoginAnswer, PasskeyLoginBody } from '@marketplace/shared/contracts';
import { and, eq } from 'drizzle-orm';
import { type Transaction, users } from '../../../db/index.ts';
import { ApiError } from '../../../http/index.ts';
import type { ClientDevice } from '../../auth/client-device.ts';
import { openSession } from '../../auth/open-session.ts';
import { findUser } from '../../auth/user-store.ts';
import { takeChallenge } from '../challenges.ts';
import { challengeIn, checkAssertion } from '../passkeys/check-passkey.ts';
import { tokenOf } from '../passkeys/passkey-options.ts';
import { findPasskey, notePasskeyUse } from '../passkeys/passkey-store.ts';
import type { SignInContext } from './finish-sign-in.ts';

/**
 * Signs in a user with a passkey that has verified its user: both factors at once. The refusal is the same whatever is
 * wrong with it or the account.
 * @throws ApiError 401
 */
export async function signInByPasskey(
  context: SignInContext,
  { passkey: assertion, rememberMe = false }: PasskeyLoginBody,
  device: ClientDevice,
): Promise<LoginAnswer> {
  const { db, config } = context;
  const challenge = challengeIn(assertion) ?? '';
  // Used up even by a wrong passkey.
  const taken = await takeChallenge(db, tokenOf(challenge, ''), 'passkey-sign-in');
  const passkey = taken && (await findPasskey(db, assertion.id));
  const valid = passkey && (await checkAssertion(config, passkey, assertion, { challenge, userVerified: true }));
  if (!passkey || !valid) throw refused();
  const { id, userId, synced } = passkey;
  const opened = await openSession(
    context,
    { userId, rememberMe, device },
    {
      prove: async (tx) => {
        await assertMayComeIn(tx, userId);
        if (!(await notePasskeyUse(tx, id, valid.counter))) throw refused();
        return [synced ? 'swk' : 'hwk', 'user', 'mfa'];
      },
    },
  );
  const userData = await findUser(db, userId);
  if ('secondFactor' in opened || !userData) throw refused();
  return { userData, ...opened };
}

/** Locked before the passkey, as removing it does. */
async function assertMayComeIn(tx: Transaction, userId: string): Promise<void> {
  const mayComeIn = and(eq(users.id, userId), eq(users.status, 'active'), eq(users.tempPassword, false));
  const rows = await tx.select({ id: users.id }).from(users).where(mayComeIn).for('share');
  if (rows.length === 0) throw refused();
}

const refused = () =>
  new ApiError(401, 'invalid_passkey', "We couldn't accept this passkey. Try again or sign in with your password.");
