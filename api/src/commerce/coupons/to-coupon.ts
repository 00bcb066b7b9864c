import type { Coupon } from '@marketplace/shared/contracts';
import type { CouponRow } from './coupon-store.ts';

/** A coupon as buyers see it, without its limits and clients. */
export const toCoupon = (row: CouponRow, scopeNames: string[]): Coupon => ({
  id: row.id,
  code: row.code,
  name: row.name,
  type: row.type,
  value: row.value,
  maxDiscount: row.maxDiscount,
  minSpend: row.minSpend,
  currency: row.currency,
  scope: row.scope,
  scopeNames,
  endsAt: row.endsAt?.toISOString() ?? null,
});
