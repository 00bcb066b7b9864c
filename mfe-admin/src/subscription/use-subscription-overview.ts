import { SubscriptionOverview } from '@marketplace/shared/contracts';
import { readerOf, useResource } from '@marketplace/shared/data';
import { queryOf } from '@marketplace/shared/ui/list';

/** Totals of a client's subscriptions, or of all, and the subscribed modules. */
export const useSubscriptionOverview = (clientId = '') =>
  useResource(`/tex-admin/subscription/overview?${queryOf({ clientId })}`.replace(/\?$/, ''), {
    life: 'short',
    parse: readerOf(SubscriptionOverview),
  });
