import { getDefaultStore } from 'jotai';
import { cartState } from '../state/cart-atom.ts';
import type { CartLine } from '../state/cart-line.ts';
import { undoAtom } from './undo-atom.ts';

/** Offers to restore the lines for a few seconds. Earlier removals can no longer be undone. */
export const offerUndo = (lines: CartLine[]) => {
  const { owner } = cartState();
  if (owner !== null && lines.length > 0) getDefaultStore().set(undoAtom, { lines, owner });
};
