import type { FactorProof, FreshFactor, FreshFactorBody } from '@marketplace/shared/contracts';
import type { Database, Transaction } from '../../../db/index.ts';
import { ApiError, type Caller } from '../../../http/index.ts';
import { recordAct, type SigningKeys } from '../../../operations/index.ts';
import { signAccessToken } from '../../auth/access-token.ts';
import { beginLogin, type LoginAttempt } from '../../auth/login-limits.ts';
import { passwordMatches } from '../../auth/passwords.ts';
import { renewTokens } from '../../auth/refresh.ts';
import { type Account, findAccount, passwordIsStill } from '../../auth/user-store.ts';
import { requiredProviderOf } from '../../sign-on/required-sign-on.ts';
import { beginFactor } from '../factor-limits.ts';
import { isWrongFactor, wrongFactor } from '../factor-refusals.ts';
import { factorMethodsOf } from '../held-factors.ts';
import { lockOwner } from '../lock-owner.ts';
import { type FactorContext, proveFactor } from '../prove-factor.ts';
import { proveSession } from './prove-session.ts';

interface Context extends FactorContext {
  db: Database;
  keys: SigningKeys;
}

interface Confirming {
  caller: Pick<Caller, 'userId' | 'sessionId'>;
  account: Account;
  /** Whether a factor alone isn't enough. */
  withPassword: boolean;
  ip: string;
}

/**
 * Proves the user of a session again, with everything their account has, and renews the tokens of the session.
 * @throws ApiError 400 for a wrong proof, 401 for another session's refresh token, 409 if something is missing, 429
 */
export async function confirmIdentity(
  context: Context,
  caller: Confirming['caller'],
  { refreshToken, password, ...rest }: FreshFactorBody,
  ip: string,
): Promise<FreshFactor> {
  const { db, keys } = context;
  const account = await findAccount(db, caller.userId);
  if (!account) throw new Error('The signed-in user has no account.');
  const withPassword = account.passwordHash !== null && (await requiredProviderOf(db, account.user)) === undefined;
  const confirming = { caller, account, withPassword, ip };
  const proof = 'code' in rest || 'recoveryCode' in rest || 'passkey' in rest ? rest : undefined;
  // Before the code is checked: it isn't used up by half a proof. Passkeys may do without.
  if (proof && !('passkey' in proof) && password === undefined && withPassword) throw passwordNeeded();
  if (password !== undefined) await checkPassword(context, confirming, password);
  const attempt =
    proof && !('passkey' in proof) ? await beginFactor(db, context.config, caller.userId, 'session') : undefined;
  const known = await keys.all();
  const { freshUntil, renewed } = await db
    .transaction(async (tx) => {
      const methods = await prove(tx, context, confirming, { proof, byPassword: password !== undefined });
      const renewed =
        refreshToken === undefined ? undefined : await renewTokens(tx, known, { ...caller, refreshToken, ip });
      const after = { sessionId: caller.sessionId, methods };
      await recordAct(tx, caller.userId, { action: 'user.identity_confirmed', after, ip });
      return { freshUntil: await proveSession(tx, caller.sessionId, methods), renewed };
    })
    .catch(async (error: unknown) => {
      if (attempt && isWrongFactor(error)) await recordFailure(db, caller.userId, attempt, ip);
      throw error;
    });
  await attempt?.succeeded();
  const tokens = renewed && {
    accessToken: await signAccessToken(keys, renewed),
    refreshToken: renewed.refreshToken,
  };
  return { freshUntil: freshUntil.toISOString(), ...tokens };
}

async function checkPassword({ db, config }: Context, { account, ip }: Confirming, password: string): Promise<void> {
  const { user, passwordHash } = account;
  const attempt = await beginLogin(db, config, user.email, { ip, trusted: 'session' });
  if (!passwordHash || !(await passwordMatches(passwordHash, password))) {
    await recordFailure(db, user.id, attempt, ip);
    throw wrongPassword();
  }
  await attempt.succeeded();
}

/** How the user was proven, in the words of RFC 8176. The password has been checked. */
async function prove(
  tx: Transaction,
  context: Context,
  { caller: { userId, sessionId }, account: { passwordHash }, withPassword, ip }: Confirming,
  { proof, byPassword }: { proof: FactorProof | undefined; byPassword: boolean },
): Promise<string[]> {
  const owner = await lockOwner(tx, userId);
  if (byPassword && !(passwordHash && (await passwordIsStill(tx, userId, passwordHash)))) throw wrongPassword();
  if (!proof) {
    await assertNoFactor(tx, userId);
    return ['pwd'];
  }
  const methods = await proveFactor(tx, context, { owner, place: sessionId, status: 400, ip }, proof);
  // A passkey that has checked its user is two factors.
  if (withPassword && !byPassword && !methods.includes('user')) throw passwordNeeded();
  return byPassword ? ['pwd', ...methods] : methods;
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

const wrongPassword = () => wrongFactor(400, "The password isn't right.");

const passwordNeeded = () =>
  new ApiError(409, 'password_needed', "Enter your password as well. If you can't see where, reload the page.");
