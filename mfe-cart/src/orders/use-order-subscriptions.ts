import type { Subscription } from '@marketplace/shared/contracts';
import { listOf, useResource } from '@marketplace/shared/data';
import { useUser } from '@marketplace/shared/session';

const isSubscription = (value: unknown): value is Subscription =>
  typeof value === 'object' && value !== null && 'orderId' in value && 'moduleId' in value && 'endsAt' in value;

const readSubscriptions = (answer: unknown) => listOf<unknown>(answer).filter(isSubscription);

/** The subscriptions that an order made. Without an answer there are none to show; the order stands all the same. */
export const useOrderSubscriptions = (orderId: string) => {
  const user = useUser();
  const path = user && `/tex-suite/subscription/user/${encodeURIComponent(user.id)}`;
  const { status, data = [] } = useResource(path, { parse: readSubscriptions });
  const own = data.filter((subscription) => subscription.orderId === orderId);
  return { loading: status === 'loading', subscriptionTo: (id: string) => own.find(({ moduleId }) => moduleId === id) };
};
