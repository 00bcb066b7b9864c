import { marketplace } from './clients.ts';
import { responseCache, type CacheLife } from './response-cache.ts';
import { withRetries } from './retry.ts';

export interface ReadOptions {
  life?: CacheLife;
  /** Bypasses the cache; the response replaces the cached one. */
  fresh?: boolean;
  signal?: AbortSignal;
}

interface Flight {
  promise: Promise<unknown>;
  abort: AbortController;
  readers: number;
  /** Started in this very turn, so its response can't be older than this request. */
  isNew: boolean;
}

const flights = new Map<string, Flight>();

/** A read after a `clear` joins no earlier request, and the response of such a request isn't kept. */
responseCache.onCleared(() => flights.clear());

/** Default lifetimes of responses, by path. */
const lives: [RegExp, CacheLife][] = [
  [/^\/tex-(admin\/(slideshow|categories)|suite\/(top-choice|dashboard))/, 'critical'],
  [/^\/tex-suite\/(user\/suggested-module|invoice|subscription|dues-summary)/, 'short'],
  [/^\/tex-suite\/(cart|coupon|checkout)/, 'cart'],
];
const lifeOf = (path: string, otherwise: CacheLife = 'default') =>
  lives.find(([pattern]) => pattern.test(path))?.[1] ?? otherwise;

/** What only some users may read changes more often. */
const GUARDED = 'short';

const takeOff = (path: string, life: CacheLife, fresh: boolean): Flight => {
  const abort = new AbortController();
  const { era } = responseCache;
  /** No later request for the path has begun. One that its reader gave up belongs to nobody. */
  const isLast = () => flights.get(path)?.abort === abort;
  const ask = async () => (await marketplace.get(path, { signal: abort.signal })).data;
  const early = fresh ? undefined : responseCache.expected(path);
  const attempt = async () => (await early) ?? (await ask());
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

/** A fresh read joins no earlier request, whose response may be older than the change to be seen. */
const joinFlight = (path: string, life: CacheLife, fresh = false) => {
  const underWay = flights.get(path);
  if (underWay && (!fresh || underWay.isNew)) return underWay;
  const flight = takeOff(path, life, fresh);
  flights.set(path, flight);
  return flight;
};

/**
 * Reads what will probably be needed soon, on a guarded page or another. It doesn't count as a reader: once a page reads the same, leaving that page
 * cancels the request.
 */
export const readAhead = async (path: string, guarded = false): Promise<void> => {
  if (responseCache.get(path) === undefined)
    await joinFlight(path, lifeOf(path, guarded ? GUARDED : undefined)).promise;
};

/**
 * GET below the marketplace base: from the cache, else from a pending request, else from the network with retries. The
 * request is canceled when the last reader's signal is.
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

/** A response that needs no request; undefined otherwise. */
export const peek = (path: string): unknown => responseCache.get(path);

/** Responses that the document of a guarded page requested; undefined ones are requested again when they are read. */
export const seedLater = (answers: Record<string, Promise<unknown>>) => {
  for (const [path, response] of Object.entries(answers)) responseCache.expect(path, response, lifeOf(path, GUARDED));
};

/** Responses that came with the page. */
export const seed = (answers: Record<string, unknown>) => {
  for (const [path, value] of Object.entries(answers)) responseCache.set(path, value, lifeOf(path));
};
