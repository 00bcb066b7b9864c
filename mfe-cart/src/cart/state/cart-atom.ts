import { atom, getDefaultStore } from 'jotai';
import { applyChange } from './apply-change.ts';
import type { CartChange } from './cart-change.ts';
import type { CartContent } from './read-cart.ts';

export interface CartState extends CartContent {
  /** Email of the user whose cart this is; null until a cart is opened. */
  owner: string | null;
  status: 'loading' | 'loaded' | 'failed';
  /** Why the cart could not be loaded. */
  failure: string | null;
  /** Being sent to the server. `lines` is what the server has confirmed, so dropping a refused change rolls it back. */
  changes: CartChange[];
}

export const emptyCart: CartState = {
  owner: null,
  status: 'loading',
  failure: null,
  lines: [],
  currency: 'INR',
  changes: [],
};

export const cartAtom = atom(emptyCart);

/** The lines with every pending change applied. */
export const displayedLinesAtom = atom((get) => {
  const { lines, changes } = get(cartAtom);
  return changes.reduce(applyChange, lines);
});

const store = getDefaultStore();

export const cartState = () => store.get(cartAtom);
export const setCart = (next: Partial<CartState>) => store.set(cartAtom, (was) => ({ ...was, ...next }));
