export interface BreakerOptions {
  /** Faults in a row after which a page is left to the browser. */
  faults?: number;
  /** How long until another attempt, in milliseconds. */
  coolDown?: number;
}

interface State {
  faults: number;
  openUntil: number;
}

/** The outcome of an attempt; undecided if it was not made after all. */
export type Verdict = 'rendered' | 'fault' | 'undecided';

/** A circuit breaker for pages that keep failing. After the cool-down, one attempt decides. */
export const createPageBreaker = ({ faults: most = 3, coolDown = 30_000 }: BreakerOptions = {}) => {
  const states = new Map<string, State>();
  const isFull = ({ faults }: State) => faults >= most;

  return {
    /** Whether a page may be tried now. */
    allows: (page: string): boolean => {
      const state = states.get(page);
      if (!state || !isFull(state)) return true;
      if (performance.now() < state.openUntil) return false;
      state.openUntil = performance.now() + coolDown;
      return true;
    },
    tell: (page: string, verdict: Verdict) => {
      const state = states.get(page);
      if (verdict === 'rendered') states.delete(page);
      else if (verdict === 'fault')
        states.set(page, { faults: (state?.faults ?? 0) + 1, openUntil: performance.now() + coolDown });
      else if (state) state.openUntil = 0;
    },
  };
};
