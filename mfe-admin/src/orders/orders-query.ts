import type { AdminOrdersFilter, AdminOrderSort } from '@marketplace/shared/contracts';
import { day, defineView, id, oneOf, page, queryOf, size, words } from '../view/list-view.ts';

type Status = NonNullable<AdminOrdersFilter['status']>;
type Method = NonNullable<AdminOrdersFilter['method']>;

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

const list = defineView(
  {
    ...{ search: words(), status: oneOf(statuses, ''), method: oneOf(methods, '') },
    // Days of the order.
    ...{ from: day(), to: day() },
    ...{ sort: oneOf(sorts, 'createdAt,desc'), page: page(), size: size() },
    // That stands open beside the list.
    order: id(),
  },
  { filters: ['search', 'status', 'method', 'from', 'to'], steps: ['page', 'order'] },
);
export type OrdersView = ReturnType<typeof list.readView>;
export const { readView, writeView, isFiltered, withoutFilters, useView: useOrdersView } = list;

/** The address of an order beside the list as it is now. */
export const orderLink = (view: OrdersView, order: string) => list.linkTo({ order }, view);

const filtersOf = ({ search: q, status, method, from, to, sort }: OrdersView) => ({
  ...{ q, status, method, from, to, sort },
});

/** The call behind a view; which order stands open is no part of it. */
export const ordersPath = (view: OrdersView) =>
  `/tex-admin/order?${queryOf({ ...filtersOf(view), page: view.page, size: view.size })}`;

/** The file of all that a view filters, on whatever page. */
export const csvPath = (view: OrdersView) => `/tex-admin/order/csv?${queryOf(filtersOf(view))}`;
