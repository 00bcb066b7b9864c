/** Lives of cached answers in milliseconds, as the specification sets them. */
export const cacheLife = { critical: 600_000, default: 300_000, short: 60_000, cart: 30_000 } as const;
export type CacheLife = keyof typeof cacheLife;

export const CACHE_LIMIT = 100;
export const CACHE_CLEANUP_INTERVAL = 300_000;

interface Entry {
  value: unknown;
  expiresAt: number;
}

/** Answers of reads by path, at most 100; the oldest goes first. */
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

  /** Drops every answer whose path begins with `prefix`. */
  invalidate(prefix: string) {
    for (const key of this.#entries.keys()) if (key.startsWith(prefix)) this.#entries.delete(key);
  }

  /** Forgets everything: somebody else reads from now on. */
  clear() {
    this.#entries.clear();
    this.#era += 1;
    this.#listeners.forEach((listener) => listener());
  }

  /** Grows with every `clear`: what was read in an earlier era is nobody's any more. */
  get era() {
    return this.#era;
  }

  /** Calls back after every `clear`; returns how to stop. */
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
