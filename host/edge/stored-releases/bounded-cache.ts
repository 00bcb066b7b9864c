import { LRUCache } from 'lru-cache';

interface Options<T> {
  /** What all values together may weigh. */
  most: number;
  weigh: (value: T) => number;
}

type Read<T> = () => Promise<T | null>;

/**
 * Reads what is not kept, once for all who ask meanwhile, and keeps it; the least recently used go first. What is not there is
 * asked for again.
 */
export const createBoundedCache = <T extends object | string>({ most, weigh }: Options<T>) => {
  const cache = new LRUCache<string, T, Read<T>>({
    maxSize: most,
    sizeCalculation: weigh,
    fetchMethod: async (_key, _stale, { context: read }) => (await read()) ?? undefined,
  });
  return async (key: string, read: Read<T>): Promise<T | null> => (await cache.fetch(key, { context: read })) ?? null;
};
