import type { RunningSubscription, Subscription } from '@marketplace/shared/contracts';
import type { ChangeKind } from './change/change-kinds.ts';

export type AskedChange = ChangeKind | 'renewal';

/** Cancelled in its free trial: no paid days follow. */
export const isCancelledTrial = ({ trialEndsAt, endsAt }: Subscription) =>
  typeof trialEndsAt === 'string' && endsAt <= trialEndsAt;

/** Still free: a cancellation ends it with its trial. */
export const isInTrial = (subscription: Subscription) =>
  Date.parse(subscription.trialEndsAt ?? '') > Date.now() && !isCancelledTrial(subscription);

/** What can be changed of a subscription that has not ended. */
export const changesOf = (subscription: Subscription): AskedChange[] => {
  const { status, awaitsPayment, cancelAtEnd, renewDays } = subscription;
  // There is nothing to change before it has begun.
  if (awaitsPayment || isCancelledTrial(subscription)) return [];
  // An API from before renewals says nothing of them.
  const renewal: AskedChange[] = cancelAtEnd || renewDays === undefined ? [] : ['renewal'];
  // Nothing is added to what an invoice is unpaid for.
  if (status === 'suspended') return renewal;
  return cancelAtEnd ? ['users'] : ['users', 'days', ...renewal];
};

const CHANGE = 'change';
const SUBSCRIPTION = 'subscription';

/** Where a change of a subscription is open. */
export const changePath = ({ id, clientId }: Pick<RunningSubscription, 'id' | 'clientId'>, kind: ChangeKind) =>
  `/payment-history?${new URLSearchParams({ client: clientId, view: 'subscriptions', [SUBSCRIPTION]: id, [CHANGE]: kind }).toString()}`;

/** The change that an address asks for. */
export const askedChange = (query: URLSearchParams) => {
  const kind = (['users', 'days', 'renewal'] as const).find((one) => one === query.get(CHANGE));
  return { kind, id: query.get(SUBSCRIPTION) };
};

/** Takes it out of an address. */
export const withoutChange = { [CHANGE]: null, [SUBSCRIPTION]: null };
