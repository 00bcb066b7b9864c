import type { OrdersQuery } from '@marketplace/shared/contracts';
import { choice, defineView, paging, queryOf, search, sort } from '@marketplace/shared/ui/list';
import { bookSizes } from '../../billing/invoice-list/invoices-query.ts';

const statuses: { value: NonNullable<OrdersQuery['status']> | ''; label: string }[] = [
  { value: '', label: 'All' },
  { value: 'open', label: 'Unpaid' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'paid', label: 'Paid' },
  { value: 'cancelled', label: 'Canceled' },
];

const sorts: { value: NonNullable<OrdersQuery['sort']>; label: string }[] = [
  { value: 'createdAt,desc', label: 'Newest' },
  { value: 'createdAt,asc', label: 'Oldest' },
  { value: 'total,desc', label: 'Largest' },
  { value: 'total,asc', label: 'Smallest' },
  { value: 'number,asc', label: 'Number, ascending' },
  { value: 'number,desc', label: 'Number, descending' },
  { value: 'paymentStatus,asc', label: 'Status, overdue first' },
  { value: 'paymentStatus,desc', label: 'Status, overdue last' },
];

export const orders = defineView({
  q: search('Order, invoice or module', { most: 100 }),
  status: choice('Status', statuses),
  ...paging(bookSizes),
  sort: sort(sorts),
});

/** The endpoint with a view's query. */
export const ordersPath = (clientId: string) => (view: ReturnType<typeof orders.readView>) =>
  `/tex-suite/order?${queryOf({ clientId, ...view })}`;
