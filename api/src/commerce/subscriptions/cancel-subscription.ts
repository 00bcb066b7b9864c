import { recordAudit } from '../../operations/index.ts';
import type { Caller } from '../../http/index.ts';
import type { Transaction } from '../../db/index.ts';
import { assertRuns } from './plan-change.ts';
import { lockOwn, updateSubscription, type SubscriptionRow } from './subscription-store.ts';

interface Outcome {
  row: SubscriptionRow;
  /** False if it already was in this state: then nothing is written. */
  isNew: boolean;
}

/** Cancels a subscription at the end of its term. A repeated cancellation keeps the first reason. */
export async function cancelSubscription(
  tx: Transaction,
  caller: Caller,
  { id, reason, ip }: { id: string; reason: string; ip: string },
): Promise<Outcome> {
  const row = await lockOwn(tx, caller, id);
  assertRuns(row, new Date());
  if (row.cancelAtEnd) return { row, isNew: false };
  await updateSubscription(tx, row, { cancelAtEnd: true, cancelReason: reason });
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
  assertRuns(row, new Date());
  if (!row.cancelAtEnd) return { row, isNew: false };
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
