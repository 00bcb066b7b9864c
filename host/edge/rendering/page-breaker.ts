export interface BreakerOptions {
  /** Faults in a row after which a page is left to the browser. */
  faults?: number;
  /** In milliseconds until one more is tried. */
  coolDown?: number;
}

interface State {
  faults: number;
  openUntil: number;
}

/** What came of a try; undecided when it was not made after all. */
export type Verdict = 'rendered' | 'fault' | 'undecided';

/** Keeps a page that fails again and again from being tried for everybody. After the cool-down one try decides. */
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
