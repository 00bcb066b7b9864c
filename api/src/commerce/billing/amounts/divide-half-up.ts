/** Divides integers, rounding half up. Both must be at least 0; no digit is lost. */
export const divideHalfUp = (dividend: bigint, divisor: bigint): number =>
  Number((2n * dividend + divisor) / (2n * divisor));
