/** Processes the list in order, `atOnce` at a time. */
export const inParallel = async <T>(list: readonly T[], atOnce: number, task: (one: T) => Promise<void>) => {
  const waiting = [...list];
  const work = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await task(one);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
};
