import { cartQueue, type CartEntry, type CartChange as Intent } from '@marketplace/shared/offline';
import type { LineAmount } from './cart-line.ts';

/** What a person adds to the cart. */
export interface NewItem extends LineAmount {
  itemId: string;
  itemType: string;
  name: string;
}

/** One change of the cart on its way to the server, as the queue stored it: several removals go in one call. */
export interface CartChange {
  id: string;
  entries: CartEntry[];
}

/** Stores a change so that it can't be lost. Null while nothing may be sent. */
export const createChange = (...intents: Intent[]): CartChange | null => {
  const entries = intents.flatMap((intent) => cartQueue.write(intent) ?? []);
  return entries[0] ? { id: entries[0].id, entries } : null;
};
