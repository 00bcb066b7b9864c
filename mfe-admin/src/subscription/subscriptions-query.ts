import type { Subscription, SubscriptionStatus } from '@marketplace/shared/contracts';
import { chosenOf, pageIn, sizeIn } from '../view/in-query.ts';

const fields = ['endsAt', 'moduleName', 'clientName', 'users', 'startsAt'] as const;
export type SortField = (typeof fields)[number];
export type Sort = `${SortField},${'asc' | 'desc'}`;

export interface SubscriptionsView {
  /** In the names of module and client. */
  search: string;
  /** Empty for all. */
  status: SubscriptionStatus | '';
  /** Id of a module; empty for all. */
  module: string;
  /** From 0. */
  page: number;
  size: number;
  sort: Sort;
}

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

const start: SubscriptionsView = { search: '', status: '', module: '', page: 0, size: 20, sort: 'endsAt,asc' };

/** What the URL asks for. Anything odd in it counts as not said. */
export const readView = (query: URLSearchParams): SubscriptionsView => {
  const module = query.get('module') ?? '';
  return {
    search: (query.get('search') ?? '').slice(0, 200),
    status: chosenOf(statuses, query.get('status')) ?? '',
    module: /^[\w.-]{1,64}$/.test(module) ? module : '',
    page: pageIn(query),
    size: sizeIn(query),
    sort: chosenOf(sorts, query.get('sort')) ?? start.sort,
  };
};

const keys = ['search', 'status', 'module', 'page', 'size', 'sort'] as const;

/** Only what differs from the start, so that links stay short. */
export const writeView = (view: SubscriptionsView): URLSearchParams =>
  new URLSearchParams(keys.filter((key) => view[key] !== start[key]).map((key) => [key, String(view[key])]));

export const isFiltered = ({ search, status, module }: SubscriptionsView) =>
  search.trim() !== '' || status !== '' || module !== '';

export const withoutFilters = (view: SubscriptionsView): SubscriptionsView => ({
  ...view,
  search: '',
  status: '',
  module: '',
  page: 0,
});

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
