import type { OrdersQuery } from '@marketplace/shared/contracts';
import { choice, defineView, paging, queryOf, search } from '@marketplace/shared/ui/list';
import { bookSizes } from '../../billing/invoice-list/invoices-query.ts';

const statuses: { value: NonNullable<OrdersQuery['status']> | ''; label: string }[] = [
  { value: '', label: 'All' },
  { value: 'open', label: 'Unpaid' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'paid', label: 'Paid' },
  { value: 'cancelled', label: 'Canceled' },
];

export const orders = defineView({
  q: search('Order, invoice or module', { most: 100 }),
  status: choice('Status', statuses),
  ...paging(bookSizes),
});

/** The endpoint with the query of a view. */
export const ordersPath = (clientId: string) => (view: ReturnType<typeof orders.readView>) =>
  `/tex-suite/order?${queryOf({ clientId, ...view })}`;
