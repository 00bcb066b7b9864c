import { comparedIds, MOST_COMPARED, ModuleName, Type } from '@marketplace/shared/contracts';
import { readStored } from '@marketplace/shared/data';
import { useMemo, useSyncExternalStore } from 'react';

const KEY = 'compare';
const read = (kept: string | null) => (readStored(Type.Array(ModuleName), kept) ?? []).slice(0, MOST_COMPARED);

const listeners = new Set<() => void>();
/** Other tabs, or signing out, may change the list. */
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

const kept = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

/** Keeps the modules chosen for comparison on this device, at most four. */
export const chooseModules = (modules: ModuleName[]) => {
  try {
    const list = modules.slice(0, MOST_COMPARED).map(({ id, name }) => ({ id, name }));
    localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // If storage is full or blocked, modules can still be compared by their address.
  }
  listeners.forEach((listener) => listener());
};

/** The modules chosen on this device; none on a server. */
export const useChosenModules = (): ModuleName[] => {
  const text = useSyncExternalStore(subscribe, kept, () => null);
  return useMemo(() => read(text), [text]);
};

/** The address that compares these modules. */
export const comparePage = (ids: string[]) => `/compare?ids=${comparedIds(ids.join(',')).ids.join(',')}`;
