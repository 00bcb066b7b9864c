import type { AdminOrdersFilter, AdminOrderSort } from '@marketplace/shared/contracts';
import { chosenOf, dayIn, idIn, pageIn, sizeIn } from '../view/in-query.ts';

type Status = NonNullable<AdminOrdersFilter['status']>;
type Method = NonNullable<AdminOrdersFilter['method']>;

export interface OrdersView {
  search: string;
  /** Empty for any. */
  status: Status | '';
  method: Method | '';
  /** Days of the order, as YYYY-MM-DD; empty for no bound. */
  from: string;
  to: string;
  sort: AdminOrderSort;
  /** From 0. */
  page: number;
  size: number;
  /** Id of the order that stands open beside the list; empty for none. */
  order: string;
}

export const statuses: { value: Status; label: string }[] = [
  { value: 'open', label: 'To be paid' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'partly_paid', label: 'Partly paid' },
  { value: 'unpaid', label: 'Unpaid, not due' },
  { value: 'paid', label: 'Paid' },
  { value: 'cancelled', label: 'Cancelled' },
];

export const methods: { value: Method; label: string }[] = [
  { value: 'invoice', label: 'On invoice' },
  { value: 'bank_transfer', label: 'Bank transfer' },
  { value: 'online', label: 'Online' },
];

export const sorts: { value: AdminOrderSort; label: string }[] = [
  { value: 'createdAt,desc', label: 'Newest' },
  { value: 'createdAt,asc', label: 'Oldest' },
  { value: 'total,desc', label: 'Highest total' },
  { value: 'total,asc', label: 'Lowest total' },
  { value: 'clientName,asc', label: 'Client, A to Z' },
  { value: 'clientName,desc', label: 'Client, Z to A' },
  { value: 'number,desc', label: 'Number, last first' },
  { value: 'number,asc', label: 'Number, first first' },
];

const start: OrdersView = {
  ...{ search: '', status: '', method: '', from: '', to: '', sort: 'createdAt,desc' },
  ...{ page: 0, size: 20, order: '' },
};

/** What the URL asks for. Anything odd in it counts as not said. */
export const readView = (query: URLSearchParams): OrdersView => {
  return {
    search: (query.get('search') ?? '').slice(0, 200),
    status: chosenOf(statuses, query.get('status')) ?? '',
    method: chosenOf(methods, query.get('method')) ?? '',
    from: dayIn(query, 'from'),
    to: dayIn(query, 'to'),
    sort: chosenOf(sorts, query.get('sort')) ?? start.sort,
    page: pageIn(query),
    size: sizeIn(query),
    order: idIn(query, 'order'),
  };
};

const keys = ['search', 'status', 'method', 'from', 'to', 'sort', 'page', 'size', 'order'] as const;

/** Only what differs from the start, so that links stay short. */
export const writeView = (view: OrdersView): URLSearchParams =>
  new URLSearchParams(keys.filter((key) => view[key] !== start[key]).map((key) => [key, String(view[key])]));

export const isFiltered = ({ search, status, method, from, to }: OrdersView) =>
  [search.trim(), status, method, from, to].some((filter) => filter !== '');

export const withoutFilters = (view: OrdersView): OrdersView => ({
  ...start,
  ...{ sort: view.sort, size: view.size, order: view.order },
});

const search = (fields: Record<string, string | number>) =>
  new URLSearchParams(
    Object.entries(fields)
      .filter(([, value]) => value !== '')
      .map(([key, value]) => [key, String(value)]),
  ).toString();

const filtersOf = ({ search: q, status, method, from, to, sort }: OrdersView) => ({
  ...{ q: q.trim(), status, method, from, to, sort },
});

/** The call behind a view; which order stands open is no part of it. */
export const ordersPath = (view: OrdersView) =>
  `/tex-admin/order?${search({ ...filtersOf(view), page: view.page, size: view.size })}`;

/** The file of all that a view filters, on whatever page. */
export const csvPath = (view: OrdersView) => `/tex-admin/order/csv?${search(filtersOf(view))}`;
