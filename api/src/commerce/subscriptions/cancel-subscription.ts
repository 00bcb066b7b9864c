import { recordAudit } from '../../operations/index.ts';
import { ApiError, type Caller } from '../../http/index.ts';
import type { Transaction } from '../../db/index.ts';
import type { Mailer } from '../../notifications/index.ts';
import { creditTrial } from '../corrections/credit-trial.ts';
import { lockInvoiceOf } from '../corrections/lock-invoice-of.ts';
import { assertRuns } from './assert-runs.ts';
import { findOwn, lockOwn, updateSubscription, type SubscriptionRow } from './subscription-store.ts';
import { isCancelledTrial, isInTrial } from './term.ts';

interface Cancellation {
  id: string;
  reason: string;
  ip: string;
  mailer: Mailer;
  publicUrl: string;
}

interface Outcome {
  row: SubscriptionRow;
  /** False if it already was in this state: then nothing is written. */
  isNew: boolean;
}

/**
 * Cancels a subscription at the end of its term. A repeated cancellation keeps the first reason. In a free trial it ends
 * with the trial, and what was invoiced for it is credited.
 */
export async function cancelSubscription(
  tx: Transaction,
  caller: Caller,
  { id, reason, ip, ...context }: Cancellation,
): Promise<Outcome> {
  await lockInvoiceOf(tx, await findOwn(tx, caller, id));
  const row = await lockOwn(tx, caller, id);
  const now = new Date();
  await assertRuns(tx, row, now);
  if (row.cancelAtEnd) return { row, isNew: false };
  const { trialEndsAt } = row;
  const inTrial = trialEndsAt && isInTrial(row, now);
  if (inTrial) await creditTrial(tx, context, row, { reason, actor: { actorId: caller.userId, ip } });
  const cancelled = { cancelAtEnd: true, cancelReason: reason };
  await updateSubscription(tx, row, { ...cancelled, ...(inTrial && { endsAt: trialEndsAt }) });
  await recordAudit(tx, {
    actorId: caller.userId,
    action: 'subscription.cancelled',
    target: { type: 'subscription', id, name: row.moduleName },
    after: { reason },
    ip,
  });
  return { row, isNew: true };
}

/** Withdraws a cancellation while the term still runs. */
export async function resumeSubscription(
  tx: Transaction,
  caller: Caller,
  { id, ip }: { id: string; ip: string },
): Promise<Outcome> {
  const row = await lockOwn(tx, caller, id);
  await assertRuns(tx, row, new Date());
  if (!row.cancelAtEnd) return { row, isNew: false };
  if (isCancelledTrial(row)) {
    const credited = `The free trial of ${row.moduleName} is canceled, and its invoice is credited.`;
    throw new ApiError(409, 'trial_cancelled', `${credited} Add the module to your cart to keep using it.`);
  }
  await updateSubscription(tx, row, { cancelAtEnd: false, cancelReason: null });
  await recordAudit(tx, {
    actorId: caller.userId,
    action: 'subscription.resumed',
    target: { type: 'subscription', id, name: row.moduleName },
    before: { reason: row.cancelReason },
    ip,
  });
  return { row, isNew: true };
}
