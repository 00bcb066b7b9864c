import type { Coupon } from '@marketplace/shared/contracts';
import { listOf, useResource } from '@marketplace/shared/data';

const isCoupon = (value: unknown): value is Coupon =>
  typeof value === 'object' && value !== null && 'code' in value && 'value' in value;

const readCoupons = (answer: unknown) => listOf<unknown>(answer).filter(isCoupon);

/** The coupons that the client can use. Without an answer there are none to pick; a code can be typed all the same. */
export const useCoupons = (): Coupon[] => useResource('/tex-suite/coupon/user', { parse: readCoupons }).data ?? [];
