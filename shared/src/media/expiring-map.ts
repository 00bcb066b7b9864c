interface Entry<T> {
  value: T;
  expiresAt: number;
}

/** A map whose values each expire after their own time, in milliseconds. */
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

  /** Includes expired values that haven't been cleaned up yet. */
  get size() {
    return this.#entries.size;
  }
}
