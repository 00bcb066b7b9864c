import type { Subscription, SubscriptionStatus } from '@marketplace/shared/contracts';
import { choice, chosen, defineView, paging, queryOf, search, sort } from '@marketplace/shared/ui/list';

const fields = ['endsAt', 'moduleName', 'clientName', 'users', 'startsAt'] as const;
type SortField = (typeof fields)[number];
export type Sort = `${SortField},${'asc' | 'desc'}`;

const statuses: { value: SubscriptionStatus | ''; label: string }[] = [
  { value: '', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'expiring', label: 'Expiring' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'pending', label: 'Pending' },
  { value: 'expired', label: 'Expired' },
  { value: 'cancelled', label: 'Cancelled' },
];

const sorts: { value: Sort; label: string }[] = [
  { value: 'endsAt,asc', label: 'Ends first' },
  { value: 'endsAt,desc', label: 'Ends last' },
  { value: 'moduleName,asc', label: 'Module, A to Z' },
  { value: 'moduleName,desc', label: 'Module, Z to A' },
  { value: 'clientName,asc', label: 'Client, A to Z' },
  { value: 'clientName,desc', label: 'Client, Z to A' },
  { value: 'users,desc', label: 'Most users' },
  { value: 'users,asc', label: 'Fewest users' },
  { value: 'startsAt,desc', label: 'Newest' },
  { value: 'startsAt,asc', label: 'Oldest' },
];

export const subscriptions = defineView({
  search: search('Module or client'),
  status: choice('Status', statuses),
  module: chosen('Module', [{ value: '', label: 'All' }]),
  ...paging(),
  sort: sort(sorts),
});
export type SubscriptionsView = ReturnType<typeof subscriptions.readView>;

const compare = (one: Subscription, other: Subscription, field: SortField) =>
  field === 'users' ? one.users - other.users : one[field].localeCompare(other[field], 'en');

const hasEnded = ({ status }: Subscription) => status === 'expired' || status === 'cancelled';

/** When sorted by end date, ended ones come last. Ties are sorted by end date. */
const byView = ({ sort: order }: SubscriptionsView) => {
  const [name, direction] = order.split(',');
  const field = fields.find((one) => one === name) ?? 'endsAt';
  const sign = direction === 'desc' ? -1 : 1;
  const endedLast = (one: Subscription, other: Subscription) =>
    field === 'endsAt' ? Number(hasEnded(one)) - Number(hasEnded(other)) : 0;
  return (one: Subscription, other: Subscription) =>
    endedLast(one, other) ||
    sign * compare(one, other, field) ||
    compare(one, other, 'endsAt') ||
    one.id.localeCompare(other.id, 'en');
};

/** All filtered rows, across pages. */
export const pickSubscriptions = (all: Subscription[], view: SubscriptionsView): Subscription[] => {
  const wanted = view.search.trim().toLowerCase();
  return all
    .filter(({ status }) => view.status === '' || status === view.status)
    .filter(({ moduleId }) => view.module === '' || moduleId === view.module)
    .filter(({ moduleName, clientName }) => `${moduleName}\n${clientName}`.toLowerCase().includes(wanted))
    .sort(byView(view));
};

/** The subscribed modules, by name. */
export const moduleOptions = (all: Subscription[]) =>
  [...new Map(all.map(({ moduleId, moduleName }) => [moduleId, moduleName]))]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));

/** The CSV file of all filtered rows, across pages. */
export const csvPath = ({ search: q, status, module }: SubscriptionsView, clientId = '') =>
  `/tex-suite/subscription/csv?${queryOf({ q, status, moduleId: module, clientId })}`.replace(/\?$/, '');
