import type { CouponChoices, ManagedCoupon, ManagedCouponsQuery, Page } from '@marketplace/shared/contracts';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import {
  bothWays,
  clients,
  containsText,
  couponRedemptions,
  coupons,
  type Queries,
  readPage,
} from '../../../db/index.ts';
import { versionIn } from '../../../catalog/index.ts';
import type { CouponRow } from '../coupon-store.ts';
import { couponDesk } from './coupon-editor.ts';

const uses = sql<number>`(
  select count(*)::int from ${couponRedemptions} where ${couponRedemptions.couponId} = ${coupons.id})`;

const orders: Record<NonNullable<ManagedCouponsQuery['sort']>, SQL> = bothWays({
  code: sql`upper(${coupons.code})`,
  uses,
  status: coupons.status,
  createdAt: coupons.createdAt,
});

/** A page of coupons, with how often each was used. */
export function listManagedCoupons(db: Queries, query: ManagedCouponsQuery): Promise<Page<ManagedCoupon>> {
  const { search, status, sort = 'createdAt,desc' } = query;
  const select = db
    .select({ coupon: coupons, uses })
    .from(coupons)
    .where(and(containsText(search, coupons.code, coupons.name), status && eq(coupons.status, status)))
    .$dynamic();
  const toItem = ({ coupon, uses: used }: { coupon: CouponRow; uses: number }): ManagedCoupon => ({
    id: coupon.id,
    version: versionIn(couponDesk, coupon),
    status: coupon.status,
    fields: couponDesk.fieldsOf(coupon),
    uses: used,
  });
  return readPage(db, { select, orderBy: [orders[sort], coupons.id], toItem }, query);
}

export const listCouponChoices = async (db: Queries): Promise<CouponChoices> => ({
  clients: await db
    .select({ id: clients.id, name: clients.name })
    .from(clients)
    .orderBy(sql`lower(${clients.name})`, clients.id),
});
