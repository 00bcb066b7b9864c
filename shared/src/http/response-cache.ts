/** Lifetimes of cached responses in milliseconds, from the specification. */
export const cacheLife = { critical: 600_000, default: 300_000, short: 60_000, cart: 30_000 } as const;
export type CacheLife = keyof typeof cacheLife;

export const CACHE_LIMIT = 100;
export const CACHE_CLEANUP_INTERVAL = 300_000;

interface Entry {
  value: unknown;
  expiresAt: number;
}

/** Responses by path, at most 100; the oldest is dropped first. */
export class ResponseCache {
  readonly #entries = new Map<string, Entry>();
  /** Responses on their way, which the document requested. */
  readonly #expected = new Map<string, Promise<unknown>>();
  readonly #listeners = new Set<() => void>();
  #era = 0;

  get(key: string): unknown {
    const entry = this.#entries.get(key);
    return entry && entry.expiresAt > Date.now() ? entry.value : undefined;
  }

  set(key: string, value: unknown, life: CacheLife) {
    this.#expected.delete(key);
    this.#entries.delete(key);
    this.#entries.set(key, { value, expiresAt: Date.now() + cacheLife[life] });
    const oldest = this.#entries.keys().next().value;
    if (this.#entries.size > CACHE_LIMIT && oldest !== undefined) this.#entries.delete(oldest);
  }

  /** Keeps a response once it arrives, unless it's undefined, or dropped or replaced before. */
  expect(key: string, response: Promise<unknown>, life: CacheLife) {
    this.#expected.set(key, response);
    void response.then((value) => {
      if (this.#expected.get(key) !== response) return;
      this.#expected.delete(key);
      if (value !== undefined) this.set(key, value, life);
    });
  }

  /** The response on its way; undefined without one. */
  expected(key: string) {
    return this.#expected.get(key);
  }

  /** Drops every response whose path starts with `prefix`. */
  invalidate(prefix: string) {
    for (const entries of [this.#entries, this.#expected])
      for (const key of entries.keys()) if (key.startsWith(prefix)) entries.delete(key);
  }

  /** Clears everything, because the user changed. */
  clear() {
    this.#entries.clear();
    this.#expected.clear();
    this.#era += 1;
    this.#listeners.forEach((listener) => listener());
  }

  /** Increments with every `clear`; responses of an earlier era belong to another user. */
  get era() {
    return this.#era;
  }

  /** Calls back after every `clear`; returns a function that stops. */
  readonly onCleared = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  cleanUp() {
    for (const [key, entry] of this.#entries) if (entry.expiresAt <= Date.now()) this.#entries.delete(key);
  }

  get size() {
    return this.#entries.size;
  }
}

export const responseCache = new ResponseCache();
