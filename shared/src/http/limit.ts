/** Runs at most `slots` tasks at once; the others wait in order. */
export const createLimit = (slots: number) => {
  let running = 0;
  const waiting: (() => void)[] = [];

  /** Waits for a slot. A freed slot is handed over directly, so nobody can take it in between. */
  const take = () => {
    if (running >= slots) return new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    return undefined;
  };
  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return async <T>(task: () => Promise<T>): Promise<T> => {
    await take();
    try {
      return await task();
    } finally {
      release();
    }
  };
};
