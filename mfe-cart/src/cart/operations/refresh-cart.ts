import { reloadCart } from '../state/load-cart.ts';
import { refused } from './refused.ts';

/** Loads the cart from the server again. */
export const refreshCart = async () => {
  if (!refused()) await reloadCart();
};
