import type { CartEntry } from './cart-entry.ts';
import { readEntry } from './read-entry.ts';

export type EntryStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Of the keys in local storage. Every entry has one of its own: two tabs that write at once overwrite nothing of each other. */
export const ENTRY_PREFIX = 'pendingCartChange:';

const keyOf = (id: string) => ENTRY_PREFIX + id;

const inOrder = (one: CartEntry, other: CartEntry) => one.timestamp - other.timestamp || (one.id < other.id ? -1 : 1);

/** The entries in a storage, oldest first. What else stands there is passed over; storage that is blocked is empty. */
export const createEntryStore = (storage: () => EntryStorage) => {
  const keys = (): string[] => {
    try {
      const all = storage();
      return Array.from({ length: all.length }, (_, index) => all.key(index) ?? '');
    } catch {
      return [];
    }
  };
  const get = (id: string) => {
    try {
      return readEntry(storage().getItem(keyOf(id)));
    } catch {
      return null;
    }
  };
  const list = (): CartEntry[] =>
    keys()
      .filter((key) => key.startsWith(ENTRY_PREFIX))
      .flatMap((key) => get(key.slice(ENTRY_PREFIX.length)) ?? [])
      .sort(inOrder);
  /** False when there is no room, or no storage. */
  const put = (entry: CartEntry): boolean => {
    try {
      storage().setItem(keyOf(entry.id), JSON.stringify(entry));
      return true;
    } catch {
      return false;
    }
  };
  const remove = (id: string) => {
    try {
      storage().removeItem(keyOf(id));
    } catch {
      // Blocked storage holds nothing.
    }
  };
  return { get, list, put, remove };
};
