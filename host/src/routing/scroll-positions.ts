import { Type } from '@marketplace/shared/contracts';
import { readStored } from '@marketplace/shared/data';

const KEY = 'scroll-positions';

/** How many history entries are kept. */
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
    // Without storage, going back starts at the top.
  }
};

/** In pixels from the top; undefined for a history entry that was never left. */
export const scrollPositionOf = (entry: string) => read()[entry];

/** Stores where a history entry was left, for as long as the tab is open. */
export const keepScrollPosition = (entry: string, top: number) => {
  const { [entry]: _old, ...others } = read();
  const kept = Object.entries(others).slice(1 - AT_MOST);
  write(Object.fromEntries([...kept, [entry, Math.round(top)]]));
};

/** A newly opened document, neither reloaded nor revisited, starts at its top. */
export const forgetWhenOpenedAnew = () => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate') return;
  const others = Object.entries(read()).filter(([entry]) => !entry.startsWith('default '));
  write(Object.fromEntries(others));
};
