/** A browser's local storage, which its tabs share and which can be full. */
export const createBrowserStorage = () => {
  const items = new Map<string, string>();
  let room = Infinity;
  const size = () => [...items].reduce((sum, [key, value]) => sum + key.length + value.length, 0);

  const setItem = (key: string, value: string) => {
    const before = items.has(key) ? key.length + (items.get(key) ?? '').length : 0;
    if (size() - before + key.length + value.length > Math.max(room, size()))
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    items.set(key, value);
  };
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem,
    removeItem: (key: string) => void items.delete(key),
    key: (index: number) => [...items.keys()][index] ?? null,
    clear: () => items.clear(),
    get length() {
      return items.size;
    },
    /** From now on nothing fits, except replacements of the same length. */
    fill: () => void (room = size()),
    free: () => void (room = Infinity),
    get isFull() {
      return room !== Infinity;
    },
  };
};

export type BrowserStorage = ReturnType<typeof createBrowserStorage>;
