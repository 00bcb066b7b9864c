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
    // Blocked storage keeps nothing, and nothing depends on it.
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
