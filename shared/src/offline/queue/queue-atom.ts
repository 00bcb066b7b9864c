import { atom, getDefaultStore } from 'jotai';
import type { CartEntry } from './cart-entry.ts';

export interface QueueContent {
  /** Changes of the signed-in user that wait to be sent. */
  waiting: CartEntry[];
  /** Changes that were refused for good, until they are dismissed. */
  refused: CartEntry[];
}

export const emptyQueue: QueueContent = { waiting: [], refused: [] };

/** What people see of the queue. */
export const queueAtom = atom<QueueContent>(emptyQueue);

export const showQueue = (content: QueueContent) => getDefaultStore().set(queueAtom, content);
