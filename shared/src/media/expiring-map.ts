interface Entry<T> {
  value: T;
  expiresAt: number;
}

/** Values that are forgotten after a time of their own, in milliseconds. */
export class ExpiringMap<T> {
  readonly #entries = new Map<string, Entry<T>>();

  get(key: string): T | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.expiresAt > Date.now() ? entry.value : undefined;
  }

  set(key: string, value: T, life: number) {
    this.#entries.set(key, { value, expiresAt: Date.now() + life });
  }

  delete(key: string) {
    this.#entries.delete(key);
  }

  clear() {
    this.#entries.clear();
  }

  cleanUp() {
    for (const [key, entry] of this.#entries) if (entry.expiresAt <= Date.now()) this.#entries.delete(key);
  }

  /** With those that have expired and were not cleaned up. */
  get size() {
    return this.#entries.size;
  }
}
