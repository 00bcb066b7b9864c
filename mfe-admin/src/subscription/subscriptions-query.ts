import type { Subscription, SubscriptionStatus } from '@marketplace/shared/contracts';
import { defineView, id, oneOf, page, size, words } from '../view/list-view.ts';

const fields = ['endsAt', 'moduleName', 'clientName', 'users', 'startsAt'] as const;
export type SortField = (typeof fields)[number];
export type Sort = `${SortField},${'asc' | 'desc'}`;

export const statuses: { value: SubscriptionStatus; label: string }[] = [
  { value: 'active', label: 'Active' },
  { value: 'expiring', label: 'Expiring' },
  { value: 'pending', label: 'Pending' },
  { value: 'expired', label: 'Expired' },
  { value: 'cancelled', label: 'Cancelled' },
];

export const sorts: { value: Sort; label: string }[] = [
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

const list = defineView(
  {
    // In the names of module and client; the module's id.
    ...{ search: words(), status: oneOf(statuses, ''), module: id() },
    ...{ page: page(), size: size(), sort: oneOf(sorts, 'endsAt,asc') },
  },
  { filters: ['search', 'status', 'module'], steps: ['page'] },
);
export type SubscriptionsView = ReturnType<typeof list.readView>;
export const { readView, writeView, isFiltered, withoutFilters, useView: useSubscriptionsView } = list;

const compare = (one: Subscription, other: Subscription, field: SortField) =>
  field === 'users' ? one.users - other.users : one[field].localeCompare(other[field], 'en');

const hasEnded = ({ status }: Subscription) => status === 'expired' || status === 'cancelled';

/** By when they end, what has ended comes behind what is still to be renewed. What is equal is in the order in which it ends. */
const byView = ({ sort }: SubscriptionsView) => {
  const [name, direction] = sort.split(',');
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

/** All that a view shows, on whatever page. */
export const pickSubscriptions = (subscriptions: Subscription[], view: SubscriptionsView): Subscription[] => {
  const wanted = view.search.trim().toLowerCase();
  return subscriptions
    .filter(({ status }) => view.status === '' || status === view.status)
    .filter(({ moduleId }) => view.module === '' || moduleId === view.module)
    .filter(({ moduleName, clientName }) => `${moduleName}\n${clientName}`.toLowerCase().includes(wanted))
    .sort(byView(view));
};
