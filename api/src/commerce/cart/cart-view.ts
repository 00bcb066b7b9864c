import type { Cart, CartItem, RunningSubscription } from '@marketplace/shared/contracts';
import type { LineRow } from './cart-store.ts';

export function toCartItem({ currency: _currency, ...line }: LineRow): CartItem {
  return { ...line, price: line.unitPrice / 100, lineTotal: line.unitPrice * line.noOfUsers * line.noOfDays };
}

/**
 * @param currency of an empty cart
 * @param running subscriptions by module
 */
export function toCart(lines: LineRow[], currency: string, running: Map<string, RunningSubscription[]>): Cart {
  const items = lines.map((line) => ({ ...toCartItem(line), subscriptions: running.get(line.itemId) ?? [] }));
  return {
    items,
    currency: lines[0]?.currency ?? currency,
    subtotal: items.reduce((sum, item) => sum + item.lineTotal, 0),
    totalQuantity: items.reduce((sum, item) => sum + item.noOfUsers, 0),
  };
}
