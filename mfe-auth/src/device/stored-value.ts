import { useSyncExternalStore } from 'react';

const CHANGED = 'marketplace-stored-value';

const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const write = (change: (storage: Storage) => void) => {
  try {
    change(localStorage);
  } catch {
    // Blocked storage keeps nothing, which is fine: nothing depends on it.
  }
  window.dispatchEvent(new Event(CHANGED));
};

export const keepStored = (key: string, value: string) => write((storage) => storage.setItem(key, value));

export const removeStored = (key: string) => write((storage) => storage.removeItem(key));

const subscribe = (listener: () => void) => {
  window.addEventListener('storage', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener(CHANGED, listener);
  };
};

/** What this device keeps under a key; null on a server and when there is nothing. */
export const useStored = (key: string) =>
  useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );

const keysUnder = (prefix: string): string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
};

/** How many values this device keeps under keys with the same prefix. */
export const useCountUnder = (prefix: string) =>
  useSyncExternalStore(
    subscribe,
    () => keysUnder(prefix).length,
    () => 0,
  );

/** Removes them, and sends an event for each, as if another tab had removed it. */
export const removeUnder = (prefix: string) => {
  for (const key of keysUnder(prefix)) {
    removeStored(key);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  }
};

/** Whether this device keeps something under one of the keys. */
export const useAnyStored = (keys: string[]) =>
  useSyncExternalStore(
    subscribe,
    () => keys.some((key) => readStored(key) !== null),
    () => false,
  );
