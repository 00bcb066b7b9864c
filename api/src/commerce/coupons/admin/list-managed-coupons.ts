import type { CouponChoices, ManagedCoupon, ManagedCouponsQuery, Page } from '@marketplace/shared/contracts';
import { and, count, eq, sql, type SQL } from 'drizzle-orm';
import { clients, couponRedemptions, coupons, likePattern, type Queries } from '../../../db/index.ts';
import { pageOf, pagingOf } from '../../../http/index.ts';
import { versionIn } from '../../../catalog/index.ts';
import { couponDesk } from './coupon-editor.ts';

const uses = sql<number>`(
  select count(*)::int from ${couponRedemptions} where ${couponRedemptions.couponId} = ${coupons.id})`;

const orders: Record<NonNullable<ManagedCouponsQuery['sort']>, SQL> = {
  'code,asc': sql`upper(${coupons.code})`,
  'uses,desc': sql`${uses} desc`,
  'createdAt,desc': sql`${coupons.createdAt} desc`,
};

/** Coupons a page at a time, with how often each was used. */
export async function listManagedCoupons(db: Queries, query: ManagedCouponsQuery): Promise<Page<ManagedCoupon>> {
  const { search = '', status, sort = 'createdAt,desc' } = query;
  const text = sql`lower(concat_ws(E'\n', ${coupons.code}, ${coupons.name}))`;
  const wanted = and(
    search.trim() === '' ? undefined : sql`${text} like lower(${likePattern(search.trim())})`,
    status && eq(coupons.status, status),
  );
  const { size, offset } = pagingOf(query);
  const [counted] = await db.select({ total: count() }).from(coupons).where(wanted);
  const rows = await db
    .select({ coupon: coupons, uses })
    .from(coupons)
    .where(wanted)
    .orderBy(orders[sort], coupons.id)
    .limit(size)
    .offset(offset);
  const content = rows.map(({ coupon, uses: used }) => ({
    id: coupon.id,
    version: versionIn(couponDesk, coupon),
    status: coupon.status,
    fields: couponDesk.fieldsOf(coupon),
    uses: used,
  }));
  return pageOf(content, counted?.total ?? 0, query);
}

export const listCouponChoices = async (db: Queries): Promise<CouponChoices> => ({
  clients: await db
    .select({ id: clients.id, name: clients.name })
    .from(clients)
    .orderBy(sql`lower(${clients.name})`, clients.id),
});
