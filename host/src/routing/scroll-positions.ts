import { Type } from '@marketplace/shared/contracts';
import { readStored } from '@marketplace/shared/data';

const KEY = 'scroll-positions';

/** Entries of the history whose place is remembered. */
const AT_MOST = 50;

const Positions = Type.Record(Type.String(), Type.Number());

const read = () => {
  try {
    return readStored(Positions, sessionStorage.getItem(KEY)) ?? {};
  } catch {
    return {};
  }
};

const write = (positions: Record<string, number>) => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(positions));
  } catch {
    // Without storage a way back begins at the top.
  }
};

/** In pixels from the top; undefined for an entry of the history that was not left yet. */
export const scrollPositionOf = (entry: string) => read()[entry];

/** Remembers where the page of a history entry was left, for as long as the tab lives. */
export const keepScrollPosition = (entry: string, top: number) => {
  const { [entry]: _old, ...others } = read();
  const kept = Object.entries(others).slice(1 - AT_MOST);
  write(Object.fromEntries([...kept, [entry, Math.round(top)]]));
};

/** A document that was opened, not reloaded or come back to, begins at its top whatever an earlier one remembered. */
export const forgetWhenOpenedAnew = () => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate') return;
  const others = Object.entries(read()).filter(([entry]) => !entry.startsWith('default '));
  write(Object.fromEntries(others));
};
