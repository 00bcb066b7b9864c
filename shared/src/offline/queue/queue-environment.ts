import type { CartEntry } from './cart-entry.ts';
import type { EntryStorage } from './entry-store.ts';

/** Entries that are no longer waiting. */
export interface SettledEntries {
  applied: CartEntry[];
  refused: CartEntry[];
}

/** What the queue needs from its environment. */
export interface QueueEnvironment {
  storage: () => EntryStorage;
  /** Runs one task at a time, across tabs if the browser supports it. */
  inTurn: <T>(task: () => Promise<T>) => Promise<T>;
  /** In milliseconds. */
  now: () => number;
  createId: () => string;
  /** Id of the user whose changes may be sent; null while nobody's may. */
  owner: () => string | null;
  /** Sends an entry, or several removals in one request. */
  send: (entries: CartEntry[]) => Promise<unknown>;
  /** Called when entries were added, removed or changed. */
  onChange: () => void;
  onSettled: (settled: SettledEntries) => void;
}
