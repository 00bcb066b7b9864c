/**
 * Lets so many pieces of work be under way at once; others wait in the order in which they came. For queries that
 * could otherwise take every connection, and that all become slow if too many share the database's processors.
 */
export function takeTurns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  return async (work) => {
    // Who is called takes over the place of who calls.
    if (underWay < atOnce) underWay += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else underWay -= 1;
    }
  };
}
