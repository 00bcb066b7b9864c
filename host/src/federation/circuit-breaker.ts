/** Failed loads in a row after which nothing is asked for any more. */
export const FAILURES = 3;
/** In milliseconds until it is asked for again. */
export const COOL_DOWN = 30_000;

export interface CircuitBreaker {
  /**
   * Runs a task, or, after too many failures in a row, throws the last of them at once. A task that comes after the
   * cool-down, or that a person asks for `again`, decides: its success closes the circuit, its failure opens it anew.
   */
  run: <T>(task: () => Promise<T>, again: boolean) => Promise<T>;
}

/** Keeps what is broken from being asked for again and again, and whoever waits for it from waiting. */
export const createCircuitBreaker = (): CircuitBreaker => {
  let failures: unknown[] = [];
  let openUntil = 0;

  const isOpen = () => failures.length >= FAILURES && performance.now() < openUntil;
  const count = (failure: unknown) => {
    // Offline, everything fails: that says nothing about this.
    if (!navigator.onLine) return;
    failures = [failure, ...failures].slice(0, FAILURES);
    openUntil = performance.now() + COOL_DOWN;
  };
  return {
    run: async (task, again) => {
      if (!again && isOpen()) throw failures[0];
      try {
        const result = await task();
        failures = [];
        return result;
      } catch (failure) {
        count(failure);
        throw failure;
      }
    },
  };
};
