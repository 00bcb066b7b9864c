/** Starts work unless it is already running. */
export function oneAtATime(work: () => Promise<void>, onFailure: (error: unknown) => void) {
  let underWay: Promise<void> | undefined;
  const begin = () => {
    underWay ??= work()
      .catch(onFailure)
      .finally(() => (underWay = undefined));
  };
  return { begin, end: async () => underWay };
}
