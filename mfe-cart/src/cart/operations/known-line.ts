import { displayedLinesAtom, cartState } from '../state/cart-atom.ts';
import { getDefaultStore } from 'jotai';

/** Nothing can be changed in a cart that is not there. */
export const checkAvailable = () => (cartState().status === 'loaded' ? null : 'Cart not available');

/** The name of a line as it is shown. */
export const lineName = (cartItemId: string) =>
  getDefaultStore()
    .get(displayedLinesAtom)
    .find((line) => line.cartItemId === cartItemId)?.name ?? 'Item';
