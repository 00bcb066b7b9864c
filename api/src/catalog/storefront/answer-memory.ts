import { LRUCache } from 'lru-cache';

/** Roughly what a key and its place in the map take: keys alone must not fill the memory either. */
const entryBytes = (key: string) => 256 + 2 * key.length;

/** Keeps values up to a number of bytes; the least recently used go first. */
export function createAnswerMemory<T extends object | string | number>(maxBytes: number) {
  const entries = new LRUCache<string, T>({ maxSize: maxBytes });
  const forget = (key: string, value: T) => entries.peek(key) === value && entries.delete(key);
  const put = (key: string, value: T, bytes: number) => entries.set(key, value, { size: entryBytes(key) + bytes });
  return {
    /** The value, which counts as just used. */
    use: (key: string) => entries.get(key),
    keep: (key: string, value: T) => void put(key, value, 0),
    /** Reports how many bytes a value has reached; one that is gone or replaced isn't counted. */
    weigh: (key: string, value: T, bytes: number) => {
      if (forget(key, value)) put(key, value, bytes);
    },
    /** Drops a value unless another has taken its place. */
    forget,
    clear: () => entries.clear(),
    /** Of all values and keys. */
    bytes: () => entries.calculatedSize,
  };
}
