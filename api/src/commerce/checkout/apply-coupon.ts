import type { CompanyMaster, CouponRefusal } from '@marketplace/shared/contracts';
import { lineTotal } from '../billing/amounts/line-total.ts';
import { holdsFor, listScopeNames } from '../coupons/coupon-scope.ts';
import { countUses, normaliseCode, unused, type CouponRow } from '../coupons/coupon-store.ts';
import { judgeCoupon, noSuchCoupon } from '../coupons/judge-coupon.ts';
import type { Queries } from '../../db/index.ts';
import type { PricedLine } from './price-cart.ts';

/** `findCoupon`, or `lockCoupon` before redeeming it. */
export type FindCoupon = (code: string) => Promise<CouponRow | undefined>;

interface Application {
  couponCode: string | null;
  findCoupon: FindCoupon;
  clientId: string;
  lines: PricedLine[];
  company: Pick<CompanyMaster, 'currency'>;
  now: Date;
}

interface Applied {
  coupon: CouponRow | null;
  /** Why the requested coupon gives no discount. */
  refusal: CouponRefusal | null;
}

/** Checks the requested coupon against the cart. */
export async function applyCoupon(db: Queries, application: Application): Promise<Applied> {
  const { couponCode, findCoupon, clientId, lines, company, now } = application;
  if (couponCode === null) return { coupon: null, refusal: null };
  const coupon = await findCoupon(couponCode);
  if (!coupon) return { coupon: null, refusal: noSuchCoupon(normaliseCode(couponCode)) };
  const covered = lines.filter(({ place }) => holdsFor(coupon, place));
  const refusal = judgeCoupon(coupon, {
    clientId,
    uses: (await countUses(db, [coupon.id], clientId)).get(coupon.id) ?? unused,
    currency: company.currency,
    applies: covered.length > 0,
    eligible: covered.reduce((sum, { row, unitPrice }) => sum + lineTotal({ ...row, unitPrice }), 0),
    scopeNames: (await listScopeNames(db, [coupon])).get(coupon.id) ?? [],
    now,
  });
  return { coupon: refusal ? null : coupon, refusal };
}
