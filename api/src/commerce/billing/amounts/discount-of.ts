import { divideHalfUp } from './divide-half-up.ts';

export interface DiscountRule {
  type: 'percentage' | 'fixed';
  /** Hundredths of a percent, or minor units. */
  value: number;
  maxDiscount: number | null;
}

/** A coupon's discount on the lines it applies to; never more than they cost. */
export function discountOf({ type, value, maxDiscount }: DiscountRule, eligible: number): number {
  const off = type === 'fixed' ? value : divideHalfUp(BigInt(eligible) * BigInt(value), 10_000n);
  return Math.min(off, eligible, maxDiscount ?? off);
}
