import { getDefaultStore } from 'jotai';
import { sessionAtom } from '../../session/session-atom.ts';
import { cartQueue, showCartQueue } from './cart-queue.ts';
import { ENTRY_PREFIX } from './entry-store.ts';

/** In milliseconds after the start. */
export const FIRST_SYNC_AFTER = 1_000;
/** In milliseconds, while online. */
export const SYNC_INTERVAL = 30_000;

/** Keeps the visible queue in step with the storage that all tabs share. Returns a function that stops. */
export const watchCartQueue = () => {
  const follow = ({ key }: Pick<StorageEvent, 'key'>) => {
    if (key === null || key.startsWith(ENTRY_PREFIX)) showCartQueue();
  };
  window.addEventListener('storage', follow);
  const leave = getDefaultStore().sub(sessionAtom, showCartQueue);
  showCartQueue();
  return () => {
    window.removeEventListener('storage', follow);
    leave();
  };
};

/**
 * Sends waiting entries: about 1 s after the start, every 30 s while online, on reconnecting, and when their owner
 * signs in. Returns a function that stops.
 */
export const startCartSync = () => {
  let begun = false;
  const run = () => {
    if (begun && navigator.onLine) void cartQueue.sync();
  };
  const begin = () => {
    begun = true;
    run();
  };
  const first = setTimeout(begin, FIRST_SYNC_AFTER);
  const interval = setInterval(run, SYNC_INTERVAL);
  window.addEventListener('online', begin);
  const leave = getDefaultStore().sub(sessionAtom, run);
  return () => {
    clearTimeout(first);
    clearInterval(interval);
    window.removeEventListener('online', begin);
    leave();
  };
};
