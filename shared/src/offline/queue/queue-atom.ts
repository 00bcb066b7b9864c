import { atom, getDefaultStore } from 'jotai';
import type { CartEntry } from './cart-entry.ts';

export interface QueueContent {
  /** The signed-in user's changes that are waiting. */
  waiting: CartEntry[];
  /** Refused changes, until dismissed. */
  refused: CartEntry[];
}

export const emptyQueue: QueueContent = { waiting: [], refused: [] };

/** The visible state of the queue. */
export const queueAtom = atom<QueueContent>(emptyQueue);

export const showQueue = (content: QueueContent) => getDefaultStore().set(queueAtom, content);
