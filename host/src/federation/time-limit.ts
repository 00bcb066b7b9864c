/** Rejects when the task takes too long; the task itself continues. */
export const withTimeLimit = <T>(task: Promise<T>, milliseconds: number, late: () => Error): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds);
  });
  return Promise.race([task, limit]).finally(() => clearTimeout(timer));
};
