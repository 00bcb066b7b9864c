import { holdsWords, type Subscription, type SubscriptionsQuery } from '@marketplace/shared/contracts';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../http/index.ts';
import { assertReadable } from '../../identity/index.ts';
import { type Queries, subscriptions } from '../../db/index.ts';
import { listSubscriptions } from './subscription-store.ts';

/** @throws ApiError 404 for a client that the caller may not read */
export async function filterSubscriptions(
  db: Queries,
  caller: Caller,
  { clientId, ...filter }: SubscriptionsQuery,
): Promise<Subscription[]> {
  if (clientId !== undefined) await assertReadable(db, caller, clientId);
  const ofClient = clientId === undefined ? undefined : eq(subscriptions.clientId, clientId);
  const listed = await listSubscriptions(db, caller, ofClient, new Date());
  return listed.filter(matches(filter));
}

type Filtered = Pick<Subscription, 'status' | 'moduleId' | 'moduleName' | 'clientName'>;

export const matches =
  ({ status, moduleId, q = '' }: Omit<SubscriptionsQuery, 'clientId'>) =>
  (subscription: Filtered) =>
    (status === undefined || subscription.status === status) &&
    (moduleId === undefined || subscription.moduleId === moduleId) &&
    holdsWords(q)(`${subscription.moduleName}\n${subscription.clientName}`);

/** Those that have not ended, including ones that have not started. */
export async function runningSubscriptions(db: Queries, caller: Caller, clientId?: string): Promise<Subscription[]> {
  const listed = await filterSubscriptions(db, caller, clientId === undefined ? {} : { clientId });
  return listed.filter(({ status }) => status !== 'expired' && status !== 'cancelled');
}
