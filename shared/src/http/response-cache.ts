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
  readonly #listeners = new Set<() => void>();
  #era = 0;

  get(key: string): unknown {
    const entry = this.#entries.get(key);
    return entry && entry.expiresAt > Date.now() ? entry.value : undefined;
  }

  set(key: string, value: unknown, life: CacheLife) {
    this.#entries.delete(key);
    this.#entries.set(key, { value, expiresAt: Date.now() + cacheLife[life] });
    const oldest = this.#entries.keys().next().value;
    if (this.#entries.size > CACHE_LIMIT && oldest !== undefined) this.#entries.delete(oldest);
  }

  /** Drops every response whose path starts with `prefix`. */
  invalidate(prefix: string) {
    for (const key of this.#entries.keys()) if (key.startsWith(prefix)) this.#entries.delete(key);
  }

  /** Clears everything, because the user changed. */
  clear() {
    this.#entries.clear();
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
