/** A quotient of whole numbers, rounded half up. Both are at least 0; neither loses a digit on the way. */
export const divideHalfUp = (dividend: bigint, divisor: bigint): number =>
  Number((2n * dividend + divisor) / (2n * divisor));
