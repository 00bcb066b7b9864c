/** Failed loads in a row that open the circuit. */
export const FAILURES = 3;
/** How long the circuit stays open, in milliseconds. */
export const COOL_DOWN = 30_000;

export interface CircuitBreaker {
  /**
   * Runs a task or, after too many failures in a row, throws the last one at once. A task that comes after the
   * cool-down, or that a user requested with `again`, decides: success closes the circuit, failure opens it again.
   */
  run: <T>(task: () => Promise<T>, again: boolean) => Promise<T>;
}

/**
 * Stops requesting what keeps failing, so that nobody waits for it.
 * @param counts whether a failure says something about what is protected; all do by default
 */
export const createCircuitBreaker = (counts: (failure: unknown) => boolean = () => true): CircuitBreaker => {
  let failures: unknown[] = [];
  let openUntil = 0;

  const isOpen = () => failures.length >= FAILURES && performance.now() < openUntil;
  const count = (failure: unknown) => {
    // Offline everything fails, which says nothing about this release.
    if (!navigator.onLine || !counts(failure)) return;
    // Concurrent loads share one attempt, and its failure.
    if (failures.includes(failure)) return;
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
