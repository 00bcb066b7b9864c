/**
 * Splits an integer amount in proportion to weights, so that the parts add up to it: each part is rounded down, and the
 * remaining units go to the largest remainders, the first of equal ones.
 */
export function allocate(total: number, weights: number[]): number[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight));
  const parts = exact.map((share) => Number(share / sum));
  const left = total - parts.reduce((all, part) => all + part, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  const rounded = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return parts.map((part, index) => (rounded.has(index) ? part + 1 : part));
}
