import { getDefaultStore } from 'jotai';
import { cartState, displayedLinesAtom } from '../state/cart-atom.ts';
import type { CartLine } from '../state/cart-line.ts';

/** A cart that hasn't loaded can't be changed. */
export const checkAvailable = () => (cartState().status === 'loaded' ? null : 'Cart not available');

/** A line as it is displayed. */
export const shownLine = (cartItemId: string): CartLine | undefined =>
  getDefaultStore()
    .get(displayedLinesAtom)
    .find((line) => line.cartItemId === cartItemId);

/** What a change says about its line. */
export const lineRef = (cartItemId: string) => {
  const { itemId = '', itemType = '', name = 'Item' } = shownLine(cartItemId) ?? {};
  return { cartItemId, itemId, itemType, name };
};
