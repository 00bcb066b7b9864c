import { Subscription } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';
import { SubscriptionList } from '../../subscription/subscription-list.tsx';

const readSubscriptions = listReaderOf(Subscription);

export const OrganizationSubscriptions = ({ id }: { id: string }) => {
  const path = `/tex-suite/subscription?clientId=${encodeURIComponent(id)}`;
  return <SubscriptionList client={id} resource={useResource(path, { life: 'short', parse: readSubscriptions })} />;
};
