import { setTimeout as pause } from 'node:timers/promises';

/** How long to wait, in milliseconds: generous, for busy machines. */
export const PATIENCE = 60_000;

/** Polls until there is a truthy result; returns the last one after a timeout. */
export const until = async <T>(ask: () => T | Promise<T>): Promise<T> => {
  for (const end = performance.now() + PATIENCE; ; await pause(1)) {
    const answer = await ask();
    if (answer || performance.now() > end) return answer;
  }
};
