import { getDefaultStore } from 'jotai';
import { cartState, displayedLinesAtom } from '../state/cart-atom.ts';
import type { CartLine } from '../state/cart-line.ts';

/** Nothing can be changed in a cart that is not there. */
export const checkAvailable = () => (cartState().status === 'loaded' ? null : 'Cart not available');

/** A line as it is shown. */
export const shownLine = (cartItemId: string): CartLine | undefined =>
  getDefaultStore()
    .get(displayedLinesAtom)
    .find((line) => line.cartItemId === cartItemId);

/** What a change says of the line that it is about. */
export const lineRef = (cartItemId: string) => {
  const { itemId = '', itemType = '', name = 'Item' } = shownLine(cartItemId) ?? {};
  return { cartItemId, itemId, itemType, name };
};
