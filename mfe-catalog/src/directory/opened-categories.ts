import { Type } from '@marketplace/shared/contracts';
import { readStored } from '@marketplace/shared/data';
import { useMemo, useSyncExternalStore } from 'react';

const KEY = 'openedCategories';
const Choices = Type.Array(Type.Object({ id: Type.String(), open: Type.Boolean() }));
/** Of the latest choices. */
const MOST_KEPT = 50;

/** Chosen since the page loaded, if storage is full or blocked. */
let unkept: string | null = null;
const listeners = new Set<() => void>();

const onChange = (listener: () => void) => {
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
    return unkept;
  }
};

const keep = (choices: string) => {
  try {
    localStorage.setItem(KEY, choices);
  } catch {
    unkept = choices;
  }
  for (const listener of listeners) listener();
};

/** Which categories were opened or closed on this device. Nothing is known on the server. */
export const useOpenedCategories = () => {
  const stored = useSyncExternalStore(onChange, kept, () => null);
  const choices = useMemo(() => readStored(Choices, stored) ?? [], [stored]);
  const choose = (id: string, open: boolean) =>
    keep(JSON.stringify([{ id, open }, ...choices.filter((choice) => choice.id !== id)].slice(0, MOST_KEPT)));
  return { choiceOf: (id: string) => choices.find((choice) => choice.id === id)?.open, choose };
};
