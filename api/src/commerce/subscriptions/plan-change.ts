import type { SubscriptionChangeBody } from '@marketplace/shared/contracts';
import { dayMs } from '../../day-ms.ts';
import { ApiError, invalid } from '../../http/index.ts';
import type { SubscriptionRow } from './subscription-store.ts';
import { begunDays, isCancelledTrial, paidFrom } from './term.ts';

const maxUsers = 100_000;
/** The same maximum as for a new purchase. */
const maxDays = 3_650;

/** What a change costs, and the subscription after it. */
export interface ChangePlan {
  noOfUsers: number;
  noOfDays: number;
  users: number;
  endsAt: Date;
}

/**
 * More users are charged for the remaining days, rounded up; more days are charged for all users.
 * @throws ApiError 400 for neither, both or too much, 409 if the subscription can't be changed this way
 */
export function planChange(row: SubscriptionRow, { addUsers, addDays }: SubscriptionChangeBody, now: Date): ChangePlan {
  if (isCancelledTrial(row)) {
    const cancelled = `The free trial of ${row.moduleName} is canceled.`;
    throw new ApiError(409, 'subscription_cancelled', `${cancelled} Add the module to your cart to keep using it.`);
  }
  if (row.awaitsPayment) {
    const waits = `The subscription to ${row.moduleName} starts once its invoice is paid.`;
    throw new ApiError(409, 'awaits_payment', `${waits} Pay the invoice first, then change it.`);
  }
  if (addUsers !== undefined && addDays === undefined) return withUsers(row, addUsers, now);
  if (addDays !== undefined && addUsers === undefined) return withDays(row, addDays, now);
  throw invalid('addUsers', 'Enter the users or the days to add, not both.');
}

function withUsers(row: SubscriptionRow, addUsers: number, now: Date): ChangePlan {
  const users = row.noOfUsers + addUsers;
  if (users > maxUsers) {
    throw invalid('addUsers', `A subscription can have up to ${maxUsers.toLocaleString('en')} users.`);
  }
  const from = new Date(Math.max(paidFrom(row).getTime(), now.getTime()));
  return { noOfUsers: addUsers, noOfDays: begunDays(from, row.endsAt), users, endsAt: row.endsAt };
}

function withDays(row: SubscriptionRow, addDays: number, now: Date): ChangePlan {
  if (row.cancelAtEnd) {
    const cancelled = `The subscription to ${row.moduleName} is canceled.`;
    throw new ApiError(409, 'subscription_cancelled', `${cancelled} Resume it first, then extend it.`);
  }
  const endsAt = new Date(row.endsAt.getTime() + addDays * dayMs);
  if (begunDays(now, endsAt) > maxDays) {
    throw invalid('addDays', `A subscription can run for up to ${maxDays.toLocaleString('en')} days. Add fewer.`);
  }
  return { noOfUsers: row.noOfUsers, noOfDays: addDays, users: row.noOfUsers, endsAt };
}
