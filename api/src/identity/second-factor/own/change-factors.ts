import type { AddedFactor } from '@marketplace/shared/contracts';
import { eq } from 'drizzle-orm';
import type { ApiConfig } from '../../../config.ts';
import { type Database, type Transaction, users } from '../../../db/index.ts';
import { ApiError, type Caller } from '../../../http/index.ts';
import type { Mailer } from '../../../notifications/index.ts';
import { recordAct } from '../../../operations/index.ts';
import { securityOf } from '../../security/security-settings.ts';
import { isSecondFactorRequired } from '../due-date.ts';
import { proveSession, unproveOtherSessions } from '../fresh/prove-session.ts';
import { factorMethodsOf } from '../held-factors.ts';
import { type FactorOwner, lockOwner } from '../lock-owner.ts';
import { deleteRecoveryCodes, replaceRecoveryCodes } from '../recovery-codes/recovery-code-store.ts';
import { type FactorChange, secondFactorMail } from '../second-factor-mails.ts';

export interface ChangeContext {
  db: Database;
  config: ApiConfig;
  mailer: Mailer;
}

/** The user who changes their own factors, and from where. */
export interface Changing {
  caller: Caller;
  ip: string;
}

interface Change {
  action: `user.${string}`;
  mail: FactorChange;
  after?: Record<string, unknown>;
}

/** Records a change, and tells the owner. */
export async function noteChange(
  tx: Transaction,
  { mailer }: Pick<ChangeContext, 'mailer'>,
  owner: FactorOwner,
  { action, mail, after = {} }: Change,
  ip: string,
): Promise<void> {
  await recordAct(tx, owner.id, { action, after, ip });
  await mailer.send(tx, secondFactorMail(owner, mail));
}

/**
 * Adds a factor that the caller has proven to have. The first one comes with recovery codes, and the other sessions,
 * which were opened without it, are no longer fresh.
 */
export async function addFactor(
  context: ChangeContext,
  { caller: { userId, sessionId }, ip }: Changing,
  add: (tx: Transaction, owner: FactorOwner) => Promise<Change & { methods: string[] }>,
): Promise<AddedFactor> {
  return context.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, userId);
    const isFirst = (await factorMethodsOf(tx, userId)).length === 0;
    const { methods, ...change } = await add(tx, owner);
    await noteChange(tx, context, owner, change, ip);
    await proveSession(tx, sessionId, methods);
    if (!isFirst) return { recoveryCodes: null };
    await unproveOtherSessions(tx, userId, sessionId);
    await tx.update(users).set({ secondFactorDueAt: null }).where(eq(users.id, userId));
    return { recoveryCodes: await replaceRecoveryCodes(tx, userId) };
  });
}

/**
 * Removes a factor of the caller. Recovery codes go with the last one. @throws ApiError 409 if the role requires one
 */
export async function removeFactor(
  context: ChangeContext,
  { caller: { userId }, ip }: Changing,
  remove: (tx: Transaction) => Promise<Change>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, userId);
    const change = await remove(tx);
    if ((await factorMethodsOf(tx, userId)).length === 0) {
      if (await isSecondFactorRequired(tx, await securityOf(tx, context.config), userId)) throw stillRequired();
      await deleteRecoveryCodes(tx, userId);
    }
    await noteChange(tx, context, owner, change, ip);
  });
}

const stillRequired = () =>
  new ApiError(
    409,
    'second_factor_needed',
    'Your role requires two-step verification. Add another method before you remove the last one.',
  );
