import { setTimeout as pause } from 'node:timers/promises';

/**
 * Polls until something has happened by itself. Each round gives the event loop a turn for what arrives, which injected
 * requests do not.
 */
export async function until(isSo: () => boolean | Promise<boolean>, withinMs = 10_000): Promise<void> {
  for (const end = Date.now() + withinMs; !(await isSo()); await pause(10)) {
    expect(Date.now()).toBeLessThan(end);
  }
}
