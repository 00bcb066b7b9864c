import { setTimeout as pause } from 'node:timers/promises';

/** In milliseconds: however busy the machine is, what should come comes in the end. */
export const PATIENCE = 60_000;

/** Asks again until there is an answer; gives the last one when none has come in time. */
export const until = async <T>(ask: () => T | Promise<T>): Promise<T> => {
  for (const end = performance.now() + PATIENCE; ; await pause(1)) {
    const answer = await ask();
    if (answer || performance.now() > end) return answer;
  }
};
