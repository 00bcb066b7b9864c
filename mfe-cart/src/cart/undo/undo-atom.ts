import { atom } from 'jotai';
import type { CartLine } from '../state/cart-line.ts';

/** Lines that were just removed and can still be had back, and whose cart they were in. */
export interface Undo {
  lines: CartLine[];
  owner: string;
}

export const undoAtom = atom<Undo | null>(null);
