import type { CartEntry } from './cart-entry.ts';
import { readEntry } from './read-entry.ts';

export type EntryStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Prefix of the keys in local storage. Each entry has its own key, so tabs never overwrite each other's. */
export const ENTRY_PREFIX = 'pendingCartChange:';

const keyOf = (id: string) => ENTRY_PREFIX + id;

const inOrder = (one: CartEntry, other: CartEntry) => one.timestamp - other.timestamp || (one.id < other.id ? -1 : 1);

/** The entries in a storage, oldest first. Ignores anything else; blocked storage is empty. */
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
  /** False if there is no room, or no storage. */
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
