/** The percentile of values for a share between 0 and 1. */
export const percentile = (values: number[], share: number): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
};

export const median = (values: number[]): number => percentile(values, 0.5);

export const whole = (value: number) => (Number.isFinite(value) ? String(Math.round(value)) : '-');
export const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);
/** The ratio of two values: `1.05x`. */
export const ratio = (value: number, to: number) =>
  to > 0 && Number.isFinite(value) ? `${(value / to).toFixed(2)}x` : '-';
