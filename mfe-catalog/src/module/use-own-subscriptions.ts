import { OwnSubscription } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';
import { useUser } from '@marketplace/shared/session';

const read = listReaderOf(OwnSubscription);

/** The running subscriptions of a module that the user's organizations have; none for visitors. */
export const useOwnSubscriptions = (moduleId: string) => {
  const user = useUser();
  const path = user ? `/tex-suite/subscription/of-module/${encodeURIComponent(moduleId)}` : null;
  return useResource(path, { parse: read }).data ?? [];
};
