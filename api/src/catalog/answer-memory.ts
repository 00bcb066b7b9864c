export interface AnswerMemory<T> {
  /** The value, which counts as just used. */
  use: (key: string) => T | undefined;
  keep: (key: string, value: T) => void;
  /** Says how many bytes a value has come to; one that is gone or replaced is not counted. */
  weigh: (key: string, value: T, bytes: number) => void;
  /** Drops a value unless another has taken its place. */
  forget: (key: string, value: T) => void;
  clear: () => void;
  /** Of all values and keys. */
  bytes: () => number;
}

/** What a key and its place in the map take, roughly: keys alone must not fill the memory either. */
const entryBytes = (key: string) => 256 + 2 * key.length;

/** Keeps values up to a number of bytes; those that were unused for longest go first. */
export function createAnswerMemory<T>(maxBytes: number): AnswerMemory<T> {
  // A map remembers the order of setting: what is used is set again, so that the first is the longest unused.
  const entries = new Map<string, { value: T; bytes: number }>();
  let total = 0;

  const drop = (key: string) => {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  const put = (key: string, value: T, bytes: number) => {
    drop(key);
    entries.set(key, { value, bytes });
    total += bytes;
    for (const oldest of entries.keys()) {
      if (total <= maxBytes) return;
      drop(oldest);
    }
  };
  const holds = (key: string, value: T) => entries.get(key)?.value === value;

  return {
    use: (key) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    keep: (key, value) => put(key, value, entryBytes(key)),
    weigh: (key, value, bytes) => {
      if (holds(key, value)) put(key, value, entryBytes(key) + bytes);
    },
    forget: (key, value) => {
      if (holds(key, value)) drop(key);
    },
    clear: () => {
      entries.clear();
      total = 0;
    },
    bytes: () => total,
  };
}
