/** Runs a task with a signal that aborts after `milliseconds`, or with the outer signal. */
export const within = async (
  milliseconds: number,
  outer: AbortSignal,
  task: (signal: AbortSignal) => Promise<void>,
) => {
  const abort = new AbortController();
  const stop = () => abort.abort();
  const timer = setTimeout(stop, milliseconds);
  outer.addEventListener('abort', stop, { once: true });
  try {
    await task(abort.signal);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', stop);
  }
};
