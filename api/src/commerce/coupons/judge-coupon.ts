import type { CouponRefusal } from '@marketplace/shared/contracts';
import { formatDate } from '../billing/format-date.ts';
import { formatMoney } from '../billing/format-money.ts';
import type { CouponRow, CouponUses } from './coupon-store.ts';

interface Situation {
  clientId: string;
  uses: CouponUses;
  currency: string;
  /** Total of the lines the coupon applies to. */
  eligible: number;
  /** Whether the coupon applies to anything in the cart. */
  applies: boolean;
  /** Names of its scope. */
  scopeNames: string[];
  now: Date;
}

/** Why a coupon gives no discount, as a sentence for the buyer; null if it does. */
export function judgeCoupon(coupon: CouponRow, situation: Situation): CouponRefusal | null {
  return (
    refuseStranger(coupon, situation) ??
    refuseByTime(coupon, situation) ??
    refuseByUse(coupon, situation) ??
    refuseByCart(coupon, situation)
  );
}

/** Also for a coupon of other clients, whose existence must not be revealed. */
export const noSuchCoupon = (code: string): CouponRefusal => ({
  code: 'not_found',
  message: `We couldn't find the coupon ${code}. Check the spelling.`,
});

function refuseStranger({ code, status, clientIds }: CouponRow, { clientId }: Situation): CouponRefusal | null {
  const isTheirs = status === 'active' && (clientIds?.includes(clientId) ?? true);
  return isTheirs ? null : noSuchCoupon(code);
}

function refuseByTime({ code, startsAt, endsAt }: CouponRow, { now }: Situation): CouponRefusal | null {
  if (startsAt && startsAt > now)
    return { code: 'not_started', message: `${code} can be used from ${formatDate(startsAt)}.` };
  if (endsAt && endsAt <= now) return { code: 'expired', message: `${code} expired on ${formatDate(endsAt)}.` };
  return null;
}

function refuseByUse(coupon: CouponRow, { uses }: Situation): CouponRefusal | null {
  const { code, usageLimit, perClientLimit } = coupon;
  if (usageLimit !== null && uses.all >= usageLimit)
    return { code: 'used_up', message: `${code} has reached its usage limit.` };
  if (perClientLimit !== null && uses.ofClient >= perClientLimit)
    return { code: 'used_up', message: `Your organization has used ${code} as often as allowed.` };
  return null;
}

function refuseByCart(coupon: CouponRow, situation: Situation): CouponRefusal | null {
  const { code, minSpend, currency } = coupon;
  const { applies, eligible, scopeNames } = situation;
  if (currency !== situation.currency)
    return { code: 'not_applicable', message: `${code} is for orders in ${currency}.` };
  if (!applies) {
    const where = scopeNames.length > 0 ? ` It is for ${scopeNames.join(', ')}.` : '';
    return { code: 'not_applicable', message: `${code} doesn't apply to anything in your cart.${where}` };
  }
  if (eligible >= minSpend) return null;
  const missing = minSpend - eligible;
  const what = coupon.scope === 'all' ? 'your cart' : scopeNames.join(', ') || 'items it applies to';
  return {
    code: 'minimum_spend',
    message: `${code} needs at least ${formatMoney(minSpend, currency)} of ${what}. Add ${formatMoney(missing, currency)} more to use it.`,
    missing,
  };
}
