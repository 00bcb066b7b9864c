import { atom } from 'jotai';
import type { CartLine } from '../state/cart-line.ts';

/** Lines that were just removed and can still be restored, and the cart's owner. */
export interface Undo {
  lines: CartLine[];
  owner: string;
}

export const undoAtom = atom<Undo | null>(null);
