import { useUrlView } from '../view/use-url-view.ts';
import { readView, writeView, type OrdersView } from './orders-query.ts';

/** The list's state, kept in the URL. Pages and orders can be gone back from. */
export const useOrdersView = () =>
  useUrlView<OrdersView>({ read: readView, write: writeView, steps: ['page', 'order'] });

/** The address of an order beside the list as it is now. */
export const orderLink = (view: OrdersView, order: string) => `?${writeView({ ...view, order }).toString()}`;
