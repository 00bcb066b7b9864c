import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again until something is so that comes about by itself. Each round leaves the event loop a turn for what
 * arrives, which calls that are injected do not.
 */
export async function until(isSo: () => boolean | Promise<boolean>, withinMs = 10_000): Promise<void> {
  for (const end = Date.now() + withinMs; !(await isSo()); await pause(10)) {
    expect(Date.now()).toBeLessThan(end);
  }
}
