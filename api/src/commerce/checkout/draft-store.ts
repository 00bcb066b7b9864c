import { and, eq } from 'drizzle-orm';
import type { CheckoutDraft, CheckoutDraftBody } from '@marketplace/shared/contracts';
import type { CartOwner } from '../cart/cart-owner.ts';
import { normaliseCode } from '../coupons/coupon-store.ts';
import { checkoutDrafts, type Queries } from '../../db/index.ts';
import { cleanBilling } from '../../identity/index.ts';

export async function findDraft(db: Queries, { clientId, userId }: CartOwner): Promise<CheckoutDraft> {
  const [row] = await db
    .select({
      couponCode: checkoutDrafts.couponCode,
      billing: checkoutDrafts.billing,
      poNumber: checkoutDrafts.poNumber,
      method: checkoutDrafts.method,
      renew: checkoutDrafts.renew,
    })
    .from(checkoutDrafts)
    .where(and(eq(checkoutDrafts.clientId, clientId), eq(checkoutDrafts.userId, userId)));
  return row ?? { couponCode: null, billing: null, poNumber: null, method: null, renew: false };
}

/** Absent fields stay unchanged. */
export async function saveDraft(db: Queries, owner: CartOwner, body: CheckoutDraftBody): Promise<void> {
  const { couponCode, billing, poNumber, method, renew } = body;
  const change = {
    // Drizzle ignores undefined values.
    couponCode: couponCode && normaliseCode(couponCode),
    billing: billing && cleanBilling(billing),
    poNumber: poNumber === undefined ? undefined : poNumber?.trim() || null,
    method,
    renew,
    updatedAt: new Date(),
  };
  await db
    .insert(checkoutDrafts)
    .values({ clientId: owner.clientId, userId: owner.userId, ...change })
    .onConflictDoUpdate({ target: [checkoutDrafts.clientId, checkoutDrafts.userId], set: change });
}
