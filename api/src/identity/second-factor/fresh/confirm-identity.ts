import type { FactorProof, FreshFactor, FreshFactorBody } from '@marketplace/shared/contracts';
import type { Database, Transaction } from '../../../db/index.ts';
import { ApiError, type Caller } from '../../../http/index.ts';
import { recordAct } from '../../../operations/index.ts';
import { beginLogin, type LoginAttempt } from '../../auth/login-limits.ts';
import { passwordMatches } from '../../auth/passwords.ts';
import { findAccount, passwordIsStill } from '../../auth/user-store.ts';
import { beginFactor } from '../factor-limits.ts';
import { isWrongFactor, wrongFactor } from '../factor-refusals.ts';
import { factorMethodsOf } from '../held-factors.ts';
import { lockOwner } from '../lock-owner.ts';
import { type FactorContext, proveFactor } from '../prove-factor.ts';
import { proveSession } from './prove-session.ts';

interface Context extends FactorContext {
  db: Database;
}

type Who = Pick<Caller, 'userId' | 'sessionId'>;

/**
 * Proves the user of a session again: with a second factor, or with the password if there is none.
 * @throws ApiError 400 for a wrong proof, 409 if a password isn't enough, 429
 */
export async function confirmIdentity(
  context: Context,
  caller: Who,
  body: FreshFactorBody,
  ip: string,
): Promise<FreshFactor> {
  const freshUntil =
    'password' in body
      ? await byPassword(context, caller, body.password, ip)
      : await byFactor(context, caller, body, ip);
  return { freshUntil: freshUntil.toISOString() };
}

async function byPassword({ db, config }: Context, { userId, sessionId }: Who, password: string, ip: string) {
  const account = await findAccount(db, userId);
  const attempt = await beginLogin(db, config, account?.user.email ?? '', { ip, trusted: 'session' });
  const passwordHash = account?.passwordHash;
  if (!passwordHash || !(await passwordMatches(passwordHash, password))) {
    await recordFailure(db, userId, attempt, ip);
    throw wrongFactor(400, "The password isn't right.");
  }
  await attempt.succeeded();
  return db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    if (!(await passwordIsStill(tx, userId, passwordHash))) throw wrongFactor(400, "The password isn't right.");
    await assertNoFactor(tx, userId);
    return confirmed(tx, { userId, sessionId }, ['pwd'], ip);
  });
}

async function byFactor(context: Context, { userId, sessionId }: Who, proof: FactorProof, ip: string) {
  const { db, config } = context;
  const attempt = 'passkey' in proof ? undefined : await beginFactor(db, config, userId, 'session');
  const freshUntil = await db
    .transaction(async (tx) => {
      const owner = await lockOwner(tx, userId);
      const methods = await proveFactor(tx, context, { owner, place: sessionId, status: 400, ip }, proof);
      return confirmed(tx, { userId, sessionId }, methods, ip);
    })
    .catch(async (error: unknown) => {
      if (attempt && isWrongFactor(error)) await recordFailure(db, userId, attempt, ip);
      throw error;
    });
  await attempt?.succeeded();
  return freshUntil;
}

async function confirmed(tx: Transaction, { userId, sessionId }: Who, methods: string[], ip: string): Promise<Date> {
  await recordAct(tx, userId, { action: 'user.identity_confirmed', after: { sessionId, methods }, ip });
  return proveSession(tx, sessionId, methods);
}

async function recordFailure(db: Database, userId: string, { notable }: LoginAttempt, ip: string): Promise<void> {
  if (!notable) return;
  await db.transaction((tx) => recordAct(tx, userId, { action: 'user.identity_not_confirmed', ip }));
}

/** People with a second factor must use it. */
async function assertNoFactor(tx: Transaction, userId: string): Promise<void> {
  if ((await factorMethodsOf(tx, userId)).length === 0) return;
  throw new ApiError(
    409,
    'second_factor_needed',
    "Your password isn't enough here. Use a passkey, a code from your authenticator app or a recovery code.",
  );
}
