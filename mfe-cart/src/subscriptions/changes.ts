import type { RunningSubscription, Subscription } from '@marketplace/shared/contracts';
import type { ChangeKind } from './change/change-kinds.ts';

/** What can be added to a subscription that has not ended. */
export const changesOf = ({ status, awaitsPayment, cancelAtEnd }: Subscription): ChangeKind[] => {
  // There is nothing to change before it has begun, and nothing is added to what an invoice is unpaid for.
  if (awaitsPayment || status === 'suspended') return [];
  return cancelAtEnd ? ['users'] : ['users', 'days'];
};

const CHANGE = 'change';
const SUBSCRIPTION = 'subscription';

/** Where a change of a subscription is open. */
export const changePath = ({ id, clientId }: Pick<RunningSubscription, 'id' | 'clientId'>, kind: ChangeKind) =>
  `/payment-history?${new URLSearchParams({ client: clientId, view: 'subscriptions', [SUBSCRIPTION]: id, [CHANGE]: kind }).toString()}`;

/** The change that an address asks for. */
export const askedChange = (query: URLSearchParams) => {
  const kind = (['users', 'days'] as const).find((one) => one === query.get(CHANGE));
  return { kind, id: query.get(SUBSCRIPTION) };
};

/** Takes it out of an address. */
export const withoutChange = { [CHANGE]: null, [SUBSCRIPTION]: null };
