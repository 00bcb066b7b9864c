import { Coupon } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';

const readCoupons = listReaderOf(Coupon);

/** The coupons that the client can use. Without a response there are none to pick, but a code can still be entered. */
export const useCoupons = (): Coupon[] => useResource('/tex-suite/coupon/user', { parse: readCoupons }).data ?? [];
