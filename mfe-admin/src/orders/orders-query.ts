import type { AdminOrdersFilter, AdminOrderSort } from '@marketplace/shared/contracts';
import { choice, days, defineView, openRow, paging, queryOf, search, sort } from '@marketplace/shared/ui/list';
import { methodLabels } from './order-labels.ts';

const statuses: { value: NonNullable<AdminOrdersFilter['status']> | ''; label: string }[] = [
  { value: '', label: 'Any' },
  { value: 'open', label: 'Awaiting payment' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'partly_paid', label: 'Partly paid' },
  { value: 'unpaid', label: 'Unpaid, not overdue' },
  { value: 'paid', label: 'Paid' },
  { value: 'cancelled', label: 'Canceled' },
];

const methods: { value: NonNullable<AdminOrdersFilter['method']> | ''; label: string }[] = [
  { value: '', label: 'Any' },
  { value: 'invoice', label: methodLabels.invoice },
  { value: 'bank_transfer', label: methodLabels.bank_transfer },
  { value: 'online', label: methodLabels.online },
];

const sorts: { value: AdminOrderSort; label: string }[] = [
  { value: 'createdAt,desc', label: 'Newest' },
  { value: 'createdAt,asc', label: 'Oldest' },
  { value: 'total,desc', label: 'Highest total' },
  { value: 'total,asc', label: 'Lowest total' },
  { value: 'clientName,asc', label: 'Organization, A to Z' },
  { value: 'clientName,desc', label: 'Organization, Z to A' },
  { value: 'number,desc', label: 'Number, descending' },
  { value: 'number,asc', label: 'Number, ascending' },
  { value: 'dueDate,asc', label: 'Due soonest' },
  { value: 'dueDate,desc', label: 'Due latest' },
  { value: 'method,asc', label: 'Method, A to Z' },
  { value: 'method,desc', label: 'Method, Z to A' },
  { value: 'paymentStatus,asc', label: 'Status, overdue first' },
  { value: 'paymentStatus,desc', label: 'Status, overdue last' },
];

export const orders = defineView({
  search: search('Number, organization or buyer'),
  status: choice('Status', statuses),
  method: choice('Method', methods),
  ...days(),
  sort: sort(sorts),
  ...paging(),
  order: openRow(),
});
export type OrdersView = ReturnType<typeof orders.readView>;

const filtersOf = ({ search: q, status, method, from, to, sort: order }: OrdersView) => ({
  ...{ q, status, method, from, to, sort: order },
});

/** The endpoint with a view's query, without the open order. */
export const ordersPath = (view: OrdersView) =>
  `/tex-admin/order?${queryOf({ ...filtersOf(view), page: view.page, size: view.size })}`;

/** The CSV file of all filtered rows, across pages. */
export const csvPath = (view: OrdersView) => `/tex-admin/order/csv?${queryOf(filtersOf(view))}`;
