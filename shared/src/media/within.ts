/** Runs a task that listens to a signal, and tells it to leave off after `milliseconds` or when the outer signal says so. */
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
