import type { Coupon } from '@marketplace/shared/contracts';
import { formatDate, formatMoney } from '@marketplace/shared/ui';

/** "12.5% off", "₹500.00 off". */
const gives = ({ type, value, currency }: Coupon) =>
  type === 'percentage'
    ? `${(value / 100).toLocaleString('en-IN', { maximumFractionDigits: 2 })}% off`
    : `${formatMoney(value, currency)} off`;

/** "10% off · up to ₹5,000.00 · on orders from ₹10,000.00 · for Finance · until 31 Dec 2026" */
export const couponTerms = (coupon: Coupon) => {
  const { maxDiscount, minSpend, currency, scope, scopeNames, endsAt } = coupon;
  return [
    gives(coupon),
    maxDiscount !== null && `up to ${formatMoney(maxDiscount, currency)}`,
    minSpend > 0 && `on orders from ${formatMoney(minSpend, currency)}`,
    scope !== 'all' && `for ${scopeNames.join(', ')}`,
    endsAt !== null && `until ${formatDate(endsAt)}`,
  ]
    .filter(Boolean)
    .join(' · ');
};
