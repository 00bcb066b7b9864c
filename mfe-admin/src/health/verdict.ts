type Verdict = 'good' | 'fair' | 'poor';

/** Good up to the first value, fair up to the second: the Core Web Vitals thresholds, in milliseconds except CLS. */
const thresholds = { lcp: [2_500, 4_000], inp: [200, 500], cls: [0.1, 0.25] } as const;
export type Vital = keyof typeof thresholds;

export const verdictOf = (vital: Vital, value: number): Verdict => {
  const [good, fair] = thresholds[vital];
  if (value <= good) return 'good';
  return value <= fair ? 'fair' : 'poor';
};

/** Formatted for display: 840 ms, 2.4 s, 0.02. */
export const vitalText = (vital: Vital | 'shown', value: number) => {
  if (vital === 'cls') return value.toFixed(2);
  return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(1)} s`;
};
