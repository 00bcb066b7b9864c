import { reloadCart } from '../state/load-cart.ts';
import { refused } from './refused.ts';

/** Asks the server for the cart anew. */
export const refreshCart = async () => {
  if (!refused()) await reloadCart();
};
