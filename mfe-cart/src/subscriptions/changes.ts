import type { RunningSubscription, Subscription } from '@marketplace/shared/contracts';
import type { ChangeKind } from './change/change-kinds.ts';

export type AskedChange = ChangeKind | 'renewal';

/** Canceled in its free trial: no paid days follow. */
export const isCancelledTrial = ({ trialEndsAt, endsAt }: Subscription) =>
  typeof trialEndsAt === 'string' && endsAt <= trialEndsAt;

/** Still free: canceling it ends it with its trial. */
export const isInTrial = (subscription: Subscription) =>
  Date.parse(subscription.trialEndsAt ?? '') > Date.now() && !isCancelledTrial(subscription);

/** What can be changed about a subscription that has not ended. */
export const changesOf = (subscription: Subscription): AskedChange[] => {
  const { status, awaitsPayment, cancelAtEnd, renewDays } = subscription;
  // There is nothing to change before it starts.
  if (awaitsPayment || isCancelledTrial(subscription)) return [];
  // An API from before renewals doesn't mention them.
  const renewal: AskedChange[] = cancelAtEnd || renewDays === undefined ? [] : ['renewal'];
  // Nothing can be added while an invoice is unpaid.
  if (status === 'suspended') return renewal;
  return cancelAtEnd ? ['users'] : ['users', 'days', ...renewal];
};

const CHANGE = 'change';
const SUBSCRIPTION = 'subscription';

/** The address that opens a change of a subscription. */
export const changePath = ({ id, clientId }: Pick<RunningSubscription, 'id' | 'clientId'>, kind: ChangeKind) =>
  `/payment-history?${new URLSearchParams({ client: clientId, view: 'subscriptions', [SUBSCRIPTION]: id, [CHANGE]: kind }).toString()}`;

/** The change that an address requests. */
export const askedChange = (query: URLSearchParams) => {
  const kind = (['users', 'days', 'renewal'] as const).find((one) => one === query.get(CHANGE));
  return { kind, id: query.get(SUBSCRIPTION) };
};

/** Removes it from an address. */
export const withoutChange = { [CHANGE]: null, [SUBSCRIPTION]: null };
