import { LRUCache } from 'lru-cache';

interface Options<T> {
  /** The limit for the sum of all sizes. */
  most: number;
  weigh: (value: T) => number;
}

type Read<T> = () => Promise<T | null>;

/**
 * Reads and caches missing values, once for concurrent requests, and evicts the least recently used. Values that don't exist
 * are read again.
 */
export const createBoundedCache = <T extends object | string>({ most, weigh }: Options<T>) => {
  const cache = new LRUCache<string, T, Read<T>>({
    maxSize: most,
    sizeCalculation: weigh,
    fetchMethod: async (_key, _stale, { context: read }) => (await read()) ?? undefined,
  });
  return async (key: string, read: Read<T>): Promise<T | null> => (await cache.fetch(key, { context: read })) ?? null;
};
