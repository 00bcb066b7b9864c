import { getDefaultStore } from 'jotai';
import { cartState } from '../state/cart-atom.ts';
import type { CartLine } from '../state/cart-line.ts';
import { undoAtom } from './undo-atom.ts';

/** Lets the lines be had back for some seconds. Lines that were removed before are not offered any more. */
export const offerUndo = (lines: CartLine[]) => {
  const { owner } = cartState();
  if (owner !== null && lines.length > 0) getDefaultStore().set(undoAtom, { lines, owner });
};
