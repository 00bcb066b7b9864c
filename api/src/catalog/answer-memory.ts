interface Entry<T> {
  value: T;
  bytes: number;
  used: boolean;
}

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

/** Keeps values up to a number of bytes; those that were kept for longest without being used go first. */
export function createAnswerMemory<T>(maxBytes: number): AnswerMemory<T> {
  // In the order of keeping. A value that was used since it last stood first is spared once and goes to the end: that costs
  // nothing when it is used, as putting it at the end each time would.
  const entries = new Map<string, Entry<T>>();
  let total = 0;

  const drop = (key: string) => {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  const put = (key: string, value: T, bytes: number) => {
    drop(key);
    entries.set(key, { value, bytes, used: false });
    total += bytes;
    for (const [oldest, entry] of entries) {
      if (total <= maxBytes) return;
      if (entry.used) spare(oldest, entry);
      else drop(oldest);
    }
  };
  const spare = (key: string, entry: Entry<T>) => {
    entry.used = false;
    entries.delete(key);
    entries.set(key, entry);
  };
  const holds = (key: string, value: T) => entries.get(key)?.value === value;

  return {
    use: (key) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entry.used = true;
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
