interface Options<T> {
  /** What all values together may weigh. */
  most: number;
  weigh: (value: T) => number;
}

/** Keeps what was read until it gets too much; what was not asked for the longest goes first. */
export const createBoundedCache = <T>({ most, weigh }: Options<T>) => {
  const kept = new Map<string, T>();
  const reading = new Map<string, Promise<T | null>>();
  let weight = 0;

  const forget = (key: string, value: T) => {
    kept.delete(key);
    weight -= weigh(value);
  };
  const keep = (key: string, value: T) => {
    kept.set(key, value);
    weight += weigh(value);
    for (const [oldest, old] of kept) {
      if (weight <= most) return;
      forget(oldest, old);
    }
  };
  const readOnce = (key: string, read: () => Promise<T | null>) => {
    const under = reading.get(key);
    if (under) return under;
    const started = read()
      .then((value) => {
        if (value !== null) keep(key, value);
        return value;
      })
      .finally(() => reading.delete(key));
    reading.set(key, started);
    return started;
  };

  /** Reads what is not kept, once for all who ask meanwhile. What is not there is asked for again. */
  return async (key: string, read: () => Promise<T | null>): Promise<T | null> => {
    const value = kept.get(key);
    if (value === undefined) return readOnce(key, read);
    kept.delete(key);
    kept.set(key, value);
    return value;
  };
};
