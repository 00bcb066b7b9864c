import type { Order } from '@marketplace/shared/contracts';
import { seed } from '@marketplace/shared/http';
import { announceCartChange } from '@marketplace/shared/offline';
import { reloadCart } from '../../cart/state/load-cart.ts';
import { forgetMoney } from '../../invoices/forget-money.ts';
import { orderPath } from '../../orders/order-path.ts';
import { forgetEntries } from '../draft/use-draft.ts';

/** What an order changes elsewhere: the cart is emptied in every tab, and the books are reloaded. */
export const orderPlaced = (order: Order) => {
  forgetEntries();
  forgetMoney();
  seed({ [orderPath(order.id)]: order });
  announceCartChange();
  void reloadCart();
};
