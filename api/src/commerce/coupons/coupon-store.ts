import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { couponRedemptions, coupons, type Queries, type Transaction } from '../../db/index.ts';

export type CouponRow = typeof coupons.$inferSelect;

/** Codes as stored and compared. */
export const normaliseCode = (code: string) => code.trim().toUpperCase();

const hasCode = (code: string) => eq(sql`upper(${coupons.code})`, normaliseCode(code));

export async function findCoupon(db: Queries, code: string): Promise<CouponRow | undefined> {
  const [row] = await db.select().from(coupons).where(hasCode(code));
  return row;
}

/** Locked until the transaction ends: others who redeem the same coupon wait, and then count this use too. */
export async function lockCoupon(tx: Transaction, code: string): Promise<CouponRow | undefined> {
  const [row] = await tx.select().from(coupons).where(hasCode(code)).for('update');
  return row;
}

export interface CouponUses {
  all: number;
  ofClient: number;
}

export const unused: CouponUses = { all: 0, ofClient: 0 };

/** How often each of these coupons was used. */
export async function countUses(db: Queries, couponIds: string[], clientId: string): Promise<Map<string, CouponUses>> {
  const rows = await db
    .select({
      id: couponRedemptions.couponId,
      all: count(),
      ofClient: sql<number>`(count(*) filter (where ${couponRedemptions.clientId} = ${clientId}))::int`,
    })
    .from(couponRedemptions)
    .where(inArray(couponRedemptions.couponId, couponIds))
    .groupBy(couponRedemptions.couponId);
  return new Map(rows.map(({ id, ...uses }) => [id, uses]));
}

/** Whether neither the total nor the client's limit has been reached. */
export const hasUsesLeft = ({ usageLimit, perClientLimit }: CouponRow, { all, ofClient }: CouponUses): boolean =>
  all < (usageLimit ?? Infinity) && ofClient < (perClientLimit ?? Infinity);

type Redemption = Omit<typeof couponRedemptions.$inferInsert, 'createdAt'>;

/** Records one use. The coupon must be locked and its limits checked in the same transaction. */
export async function redeemCoupon(tx: Transaction, redemption: Redemption, at: Date): Promise<void> {
  await tx.insert(couponRedemptions).values({ ...redemption, createdAt: at });
}

/** Published, active and currently valid coupons, for everyone or for this client. */
export function listOpenCoupons(db: Queries, clientId: string, now: Date): Promise<CouponRow[]> {
  return db
    .select()
    .from(coupons)
    .where(
      and(
        eq(coupons.published, true),
        eq(coupons.status, 'active'),
        sql`(${coupons.startsAt} is null or ${coupons.startsAt} <= ${now})`,
        sql`(${coupons.endsAt} is null or ${coupons.endsAt} > ${now})`,
        sql`(${coupons.clientIds} is null or ${coupons.clientIds} = 'null' or ${coupons.clientIds} ? ${clientId})`,
      ),
    )
    .orderBy(coupons.code);
}
