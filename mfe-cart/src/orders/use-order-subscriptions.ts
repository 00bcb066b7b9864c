import { Subscription } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';
import { useUser } from '@marketplace/shared/session';

const readSubscriptions = listReaderOf(Subscription);

/** The subscriptions that an order made; none if the call fails, as the order is valid anyway. */
export const useOrderSubscriptions = (orderId: string) => {
  const user = useUser();
  const path = user && `/tex-suite/subscription/user/${encodeURIComponent(user.id)}`;
  const { status, data = [] } = useResource(path, { parse: readSubscriptions });
  const own = data.filter((subscription) => subscription.orderId === orderId);
  return { loading: status === 'loading', subscriptionTo: (id: string) => own.find(({ moduleId }) => moduleId === id) };
};
