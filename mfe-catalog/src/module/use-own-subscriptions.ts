import { OwnSubscription } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';
import { useUser } from '@marketplace/shared/session';

const read = listReaderOf(OwnSubscription);

/** The subscriptions of a module that the user's organizations have and that have not ended; none for visitors. */
export const useOwnSubscriptions = (moduleId: string) => {
  const user = useUser();
  const path = user ? `/tex-suite/subscription/of-module/${encodeURIComponent(moduleId)}?pending=true` : null;
  return useResource(path, { parse: read }).data ?? [];
};
