interface Turn {
  holder: object;
  run: () => void;
}

/** One exclusive lock for all tabs of a browser, like Web Locks: in order, and released when its tab dies. */
export const createLock = () => {
  let turns: Turn[] = [];

  const follow = (change: () => void) => {
    const first = turns[0];
    change();
    if (turns[0] && turns[0] !== first) turns[0].run();
  };
  const request = <T>(holder: object, task: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const turn: Turn = {
        holder,
        run: () =>
          void Promise.resolve()
            .then(task)
            .then(resolve, reject)
            .finally(() => follow(() => (turns = turns.filter((other) => other !== turn)))),
      };
      follow(() => turns.push(turn));
    });
  const release = (holder: object) => follow(() => (turns = turns.filter((turn) => turn.holder !== holder)));
  return { request, release };
};

export type Lock = ReturnType<typeof createLock>;
