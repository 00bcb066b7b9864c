/** The smallest value that this share of all values doesn't exceed. */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: number[]): number => percentile(values, 0.5);
