export { networkAtom, watchNetwork, type NetworkStatus } from './network-status.ts';
export { announceCartChange, onCartChange } from './queue/cart-channel.ts';
export type { CartChange, CartEntry, CartEntryData } from './queue/cart-entry.ts';
export { cartQueue } from './queue/cart-queue.ts';
export type { Delivery } from './queue/deliver.ts';
export { requestOf, successOf } from './queue/entry-words.ts';
export { queueAtom } from './queue/queue-atom.ts';
export { startCartSync, watchCartQueue } from './queue/watch-cart-queue.ts';
