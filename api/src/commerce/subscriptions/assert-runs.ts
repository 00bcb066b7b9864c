import { dayIn } from '@marketplace/shared/contracts';
import type { Queries } from '../../db/index.ts';
import { ApiError } from '../../http/index.ts';
import { companyClock } from '../../operations/index.ts';
import { formatDate } from '../billing/format-date.ts';
import type { SubscriptionRow } from './subscription-store.ts';
import { hasEnded } from './term.ts';

/** @throws ApiError 409 if the subscription has ended */
export async function assertRuns(db: Queries, row: SubscriptionRow, now: Date): Promise<void> {
  if (!hasEnded(row, now)) return;
  const { timeZone } = await companyClock(db);
  const day = formatDate(dayIn(row.endsAt, timeZone));
  const ended = `The subscription to ${row.moduleName} ended on ${day} and can't be changed.`;
  throw new ApiError(409, 'subscription_ended', `${ended} Add the module to your cart to use it again.`);
}
