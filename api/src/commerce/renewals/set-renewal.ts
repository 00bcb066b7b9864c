import type { RenewalBody } from '@marketplace/shared/contracts';
import type { Transaction } from '../../db/index.ts';
import { ApiError, type Caller, changedMeanwhile } from '../../http/index.ts';
import { recordAudit } from '../../operations/index.ts';
import { assertRuns } from '../subscriptions/assert-runs.ts';
import { lockOwn, updateSubscription, type SubscriptionRow } from '../subscriptions/subscription-store.ts';

/**
 * Sets for how many days a subscription renews at its end; null lets it end. A new length gets a new announcement.
 * @throws ApiError 404, or 409 if it has ended, is canceled, or was changed by someone else meanwhile
 */
export async function setRenewal(
  tx: Transaction,
  caller: Caller,
  { id, renewDays, was, ip }: RenewalBody & { id: string; ip: string },
): Promise<SubscriptionRow> {
  const row = await lockOwn(tx, caller, id);
  await assertRuns(tx, row, new Date());
  if (row.cancelAtEnd) {
    const cancelled = `The subscription to ${row.moduleName} is canceled.`;
    throw new ApiError(409, 'subscription_cancelled', `${cancelled} Resume it first, then choose how it renews.`);
  }
  if (was !== undefined && was !== row.renewDays) throw changedMeanwhile('renewal');
  if (row.renewDays === renewDays) return row;
  const unannounced = renewDays === null ? {} : { announcedPrice: null, warnedDays: null };
  await updateSubscription(tx, row, { renewDays, ...unannounced });
  await recordAudit(tx, {
    actorId: caller.userId,
    action: 'subscription.renewal_changed',
    target: { type: 'subscription', id, name: row.moduleName },
    before: { renewDays: row.renewDays },
    after: { renewDays },
    ip,
  });
  return row;
}
