import type { CartEntry } from './cart-entry.ts';
import type { EntryStorage } from './entry-store.ts';

/** Entries that had waited and wait no more. */
export interface SettledEntries {
  applied: CartEntry[];
  refused: CartEntry[];
}

/** What the queue needs of the world. */
export interface QueueEnvironment {
  storage: () => EntryStorage;
  /** Runs one task at a time, over all tabs as far as the browser can. */
  inTurn: <T>(task: () => Promise<T>) => Promise<T>;
  /** In milliseconds. */
  now: () => number;
  createId: () => string;
  /** Id of the user whose changes may be sent; null while nobody's may. */
  owner: () => string | null;
  /** The call that carries an entry, or several removals. */
  send: (entries: CartEntry[]) => Promise<unknown>;
  /** Entries came, went, or changed their state. */
  onChange: () => void;
  onSettled: (settled: SettledEntries) => void;
}
