import { marketplace } from '@marketplace/shared/http';
import type { CartChange } from './cart-change.ts';
import { CART_PATH } from './cart-path.ts';

const linePath = (cartItemId: string) => `${CART_PATH}/${encodeURIComponent(cartItemId)}`;

/** The call that carries a change. */
export const sendChange = async (change: CartChange): Promise<void> => {
  const headers = { 'Idempotency-Key': change.id };
  switch (change.type) {
    case 'cart-add':
      await marketplace.post(CART_PATH, change.data, { headers });
      break;
    case 'cart-update': {
      const { cartItemId, noOfUsers, noOfDays } = change.data;
      await marketplace.put(linePath(cartItemId), undefined, { headers, params: { noOfUsers, noOfDays } });
      break;
    }
    case 'cart-remove':
      await marketplace.delete(linePath(change.data.cartItemId), { headers });
      break;
    case 'cart-remove-multiple':
      await marketplace.delete(`${CART_PATH}/remove-multiple`, { headers, data: change.data.cartItemIds });
      break;
    case 'cart-clear':
      await marketplace.delete(`${CART_PATH}/clear`, { headers });
  }
};
