import { holdsWords, type Subscription } from '@marketplace/shared/contracts';
import { choice, defineView, paging, search } from '@marketplace/shared/ui/list';
import { bookSizes } from '../../billing/invoice-list/invoices-query.ts';

const scopes: { value: '' | 'all'; label: string }[] = [
  { value: '', label: 'Current' },
  { value: 'all', label: 'All, including ended' },
];

export const subscriptions = defineView({
  q: search('Module', { most: 100 }),
  // Not a filter: it shows more.
  scope: { ...choice('Show', scopes), filters: false },
  ...paging(bookSizes),
});
type SubscriptionsView = ReturnType<typeof subscriptions.readView>;

/** The subscriptions of the client in view, in the order of the response. */
export const pickSubscriptions = (all: Subscription[], clientId: string, { q }: SubscriptionsView) => {
  const holds = holdsWords(q);
  return all.filter((subscription) => subscription.clientId === clientId && holds(subscription.moduleName));
};
