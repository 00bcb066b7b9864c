import { randomInt } from 'node:crypto';

const [second, minute, hour] = [1_000, 60_000, 3_600_000];

/** Pauses before each further attempt, as Standard Webhooks recommends. */
const pauses = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];

/** Spreads attempts, so that receivers that failed together don't get everything at once. */
const mostJitter = 0.1;

/** A receiver may ask for a later attempt, but not so late that nobody expects it any more. */
const longestWaitAsked = 24 * hour;

/**
 * Milliseconds until the next attempt; undefined if this was the last.
 * @param failed attempts of this round so far
 * @param asked what the receiver asked for in `Retry-After`
 * @param chance from 0 to 1
 */
export function pauseAfter(
  failed: number,
  asked: number | undefined,
  chance = randomInt(1_001) / 1_000,
): number | undefined {
  const pause = pauses[failed - 1];
  if (pause === undefined) return undefined;
  return Math.max(Math.round(pause * (1 + mostJitter * chance)), Math.min(asked ?? 0, longestWaitAsked));
}

/** Milliseconds of a `Retry-After`: seconds, or a date. */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header) * second;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
