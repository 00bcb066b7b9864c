import type { SubscriptionSort, SubscriptionStatus } from '@marketplace/shared/contracts';
import { choice, chosen, defineView, paging, queryOf, search, sort } from '@marketplace/shared/ui/list';

const statuses: { value: SubscriptionStatus | ''; label: string }[] = [
  { value: '', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'expiring', label: 'Expiring' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'pending', label: 'Pending' },
  { value: 'expired', label: 'Expired' },
  { value: 'cancelled', label: 'Canceled' },
];

const sorts: { value: SubscriptionSort; label: string }[] = [
  { value: 'endsAt,asc', label: 'Ends soonest' },
  { value: 'endsAt,desc', label: 'Ends latest' },
  { value: 'moduleName,asc', label: 'Module, A to Z' },
  { value: 'moduleName,desc', label: 'Module, Z to A' },
  { value: 'clientName,asc', label: 'Organization, A to Z' },
  { value: 'clientName,desc', label: 'Organization, Z to A' },
  { value: 'users,desc', label: 'Most users' },
  { value: 'users,asc', label: 'Fewest users' },
  { value: 'startsAt,desc', label: 'Newest' },
  { value: 'startsAt,asc', label: 'Oldest' },
];

export const subscriptions = defineView({
  search: search('Module or organization'),
  status: choice('Status', statuses),
  module: chosen('Module', [{ value: '', label: 'All' }]),
  ...paging(),
  sort: sort(sorts),
});
export type SubscriptionsView = ReturnType<typeof subscriptions.readView>;

const filtersOf = ({ search: q, status, module }: SubscriptionsView, clientId: string) => ({
  ...{ q, status, moduleId: module, clientId },
});

/** The endpoint with a view's query. @param clientId the client to list; all clients if empty */
export const subscriptionsPath = (view: SubscriptionsView, clientId = '') =>
  `/tex-admin/subscription?${queryOf({ ...filtersOf(view, clientId), sort: view.sort, page: view.page, size: view.size })}`;

/** The CSV file of all filtered rows, across pages. */
export const csvPath = (view: SubscriptionsView, clientId = '') =>
  `/tex-suite/subscription/csv?${queryOf(filtersOf(view, clientId))}`.replace(/\?$/, '');
