import { marketplace } from './clients.ts';
import { responseCache, type CacheLife } from './response-cache.ts';
import { withRetries } from './retry.ts';

export interface ReadOptions {
  life?: CacheLife;
  /** Passes by the cache; the answer is cached anew. */
  fresh?: boolean;
  signal?: AbortSignal;
}

interface Flight {
  promise: Promise<unknown>;
  abort: AbortController;
  readers: number;
  /** Begun in this very turn: it can't tell of anything older than who asks now. */
  isNew: boolean;
}

const flights = new Map<string, Flight>();

/** Who reads after a `clear` joins no call of before, and such a call's answer is not kept. */
responseCache.onCleared(() => flights.clear());

/** Which life an answer gets when the reader does not say. */
const lives: [RegExp, CacheLife][] = [
  [/^\/tex-(admin\/(slideshow|categories)|suite\/(top-choice|dashboard))/, 'critical'],
  [/^\/tex-suite\/(user\/suggested-module|invoice|subscription|dues-summary)/, 'short'],
  [/^\/tex-suite\/(cart|coupon)/, 'cart'],
];
const lifeOf = (path: string): CacheLife => lives.find(([pattern]) => pattern.test(path))?.[1] ?? 'default';

const takeOff = (path: string, life: CacheLife): Flight => {
  const abort = new AbortController();
  const { era } = responseCache;
  /** No later call of the path has begun. One that a reader gave up is nobody's. */
  const isLast = () => flights.get(path)?.abort === abort;
  const attempt = async () => (await marketplace.get(path, { signal: abort.signal })).data;
  const promise = withRetries(attempt, abort.signal)
    .then((value) => {
      if (responseCache.era === era && isLast()) responseCache.set(path, value, life);
      return value;
    })
    .finally(() => {
      if (isLast()) flights.delete(path);
    });
  const flight = { promise, abort, readers: 0, isNew: true };
  queueMicrotask(() => (flight.isNew = false));
  return flight;
};

const leave = (path: string, flight: Flight) => {
  flight.readers -= 1;
  if (flight.readers > 0) return;
  flight.abort.abort();
  if (flights.get(path) === flight) flights.delete(path);
};

/** Who wants it fresh joins no call that began before: its answer may be older than the change that is to be seen. */
const joinFlight = (path: string, life: CacheLife, fresh = false) => {
  const underWay = flights.get(path);
  if (underWay && (!fresh || underWay.isNew)) return underWay;
  const flight = takeOff(path, life);
  flights.set(path, flight);
  return flight;
};

/**
 * Reads what is likely to be wanted soon. It counts as no reader: once a page reads the same, leaving that page cancels the
 * call.
 */
export const readAhead = async (path: string): Promise<void> => {
  if (responseCache.get(path) === undefined) await joinFlight(path, lifeOf(path)).promise;
};

/**
 * GET below the marketplace base: from the cache, else from the call that is under way, else from the network with retries.
 * The call is cancelled when the last reader's signal is.
 */
export const read = async (path: string, { life = lifeOf(path), fresh = false, signal }: ReadOptions = {}) => {
  const cached = fresh ? undefined : responseCache.get(path);
  if (cached !== undefined) return cached;
  const flight = joinFlight(path, life, fresh);
  flight.readers += 1;
  const stop = () => leave(path, flight);
  signal?.addEventListener('abort', stop, { once: true });
  try {
    return await flight.promise;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
};

/** An answer that is at hand without a call; undefined otherwise. */
export const peek = (path: string): unknown => responseCache.get(path);

/** Answers that came with the page. */
export const seed = (answers: Record<string, unknown>) => {
  for (const [path, value] of Object.entries(answers)) responseCache.set(path, value, lifeOf(path));
};
