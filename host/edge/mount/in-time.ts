import { setTimeout } from 'node:timers/promises';

/** Timeout for a page's answer, in milliseconds. */
const LIMIT = 15_000;

export const BUSY = `keeps the page so busy that it doesn't respond within ${LIMIT / 1_000} s`;

/** What a page answers; null from one that is too busy. */
export const inTime = <T>(answer: Promise<T>): Promise<T | null> =>
  Promise.race([answer, setTimeout(LIMIT, null, { ref: false })]);
