import { Coupon } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';

const readCoupons = listReaderOf(Coupon);

/** The coupons that the client can use. Without an answer there are none to pick; a code can be typed all the same. */
export const useCoupons = (): Coupon[] => useResource('/tex-suite/coupon/user', { parse: readCoupons }).data ?? [];
