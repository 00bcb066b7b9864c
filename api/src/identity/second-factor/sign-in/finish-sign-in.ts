import type { LoginAnswer, SecondFactorBody } from '@marketplace/shared/contracts';
import type { ApiConfig } from '../../../config.ts';
import type { Database, Transaction } from '../../../db/index.ts';
import type { Mailer } from '../../../notifications/index.ts';
import { recordAct, type SigningKeys } from '../../../operations/index.ts';
import type { LoginDevice } from '../../auth/client-device.ts';
import { hashOfDevice } from '../../auth/devices/device-cookie.ts';
import { isKnownDevice } from '../../auth/devices/known-devices.ts';
import type { LoginAttempt } from '../../auth/login-limits.ts';
import { openSession } from '../../auth/open-session.ts';
import { findUser } from '../../auth/user-store.ts';
import { openingOf } from '../../sign-on/exchange-handover.ts';
import { dropPostponed, findPostponed } from '../../sign-on/handovers.ts';
import { type BegunSignIn, countTry, findSignIn, takeSignIn } from '../challenges.ts';
import { beginFactor } from '../factor-limits.ts';
import { isWrongFactor, signInExpired } from '../factor-refusals.ts';
import { lockAccount } from '../lock-owner.ts';
import { proveFactor } from '../prove-factor.ts';

export interface SignInContext {
  db: Database;
  keys: SigningKeys;
  config: ApiConfig;
  mailer: Mailer;
}

/**
 * Finishes a sign-in whose first factor was correct. A wrong second one can be tried again a few times.
 * @throws ApiError 401 or 429
 */
export async function finishSignIn(
  context: SignInContext,
  { token, proof }: SecondFactorBody,
  device: LoginDevice,
): Promise<LoginAnswer> {
  const { db } = context;
  const begun = await findSignIn(db, token);
  if (!begun) throw signInExpired();
  const { userId } = begun;
  const [opened, { prove, keep }] = await firstFactorOf(db, token, begun, device);
  // Nobody guesses a passkey.
  const attempt = 'passkey' in proof ? undefined : await beginCode(context, userId, device);
  if (!(await countTry(db, token))) throw signInExpired();
  const proving = { place: token, status: 401, ip: device.ip } as const;
  const result = await openSession(context, opened, {
    prove: async (tx) => {
      const account = await lockAccount(tx, userId);
      // Gone if the password was changed or the sign-in finished meanwhile.
      if (account?.status !== 'active' || account.tempPassword || !(await takeSignIn(tx, token))) throw signInExpired();
      const first = await prove(tx);
      return [...first, ...(await proveFactor(tx, context, { ...proving, owner: account.owner }, proof))];
    },
    keep,
  }).catch(async (error: unknown) => {
    if (attempt?.notable && isWrongFactor(error)) await recordFailure(db, userId, device.ip);
    throw error;
  });
  await attempt?.succeeded();
  const userData = await findUser(db, userId);
  if ('secondFactor' in result || !userData) throw signInExpired();
  return { userData, ...result };
}

/** What opens the session: a provider's word, or the correct password. */
async function firstFactorOf(
  db: Database,
  token: string,
  { purpose, methods, ...begun }: BegunSignIn,
  device: LoginDevice,
) {
  if (purpose === 'sign-on') {
    const handover = await findPostponed(db, token);
    if (!handover) throw signInExpired();
    const [opened, steps] = await openingOf(db, handover, device);
    const keep = async (tx: Transaction, sessionId: string) => {
      await dropPostponed(tx, token);
      await steps.keep(tx, sessionId);
    };
    // Proven when the provider says: the second factor alone is no fresh proof.
    return [opened, { ...steps, keep }] as const;
  }
  const { userId, rememberMe } = begun;
  const steps = { prove: async (_tx: Transaction) => methods, keep: async () => undefined };
  return [{ userId, rememberMe, device }, steps] as const;
}

async function beginCode({ db, config }: SignInContext, userId: string, { key }: LoginDevice): Promise<LoginAttempt> {
  const hash = hashOfDevice(userId, key);
  const trusted = (await isKnownDevice(db, userId, hash)) ? `device:${hash.toString('base64url')}` : undefined;
  return beginFactor(db, config, userId, trusted);
}

const recordFailure = (db: Database, userId: string, ip: string) =>
  db.transaction((tx) => recordAct(tx, userId, { action: 'user.second_factor_failed', bySomebody: true, ip }));
