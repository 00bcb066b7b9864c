/** Rotates the order in each run, so that none is always the first. */
export const inTurn = <T>(all: T[], run: number): T[] => {
  const first = run % Math.max(1, all.length);
  return [...all.slice(first), ...all.slice(0, first)];
};
