import { type ManagedCoupon, statusTones } from '@marketplace/shared/contracts';

/** Status badge of a coupon; an active one shows whether it can be used now. */
export const couponLook = ({ status, uses, fields: { startsAt, endsAt, usageLimit } }: ManagedCoupon, now: number) => {
  if (status === 'paused') return { tone: statusTones.paused, label: 'Paused' };
  if (status === 'archived') return { tone: statusTones.archived, label: 'Archived' };
  if (endsAt && Date.parse(endsAt) <= now) return { tone: statusTones.expired, label: 'Expired' };
  if (usageLimit !== null && uses >= usageLimit) return { tone: statusTones.exhausted, label: 'Used up' };
  if (startsAt && Date.parse(startsAt) > now) return { tone: statusTones.scheduled, label: 'Scheduled' };
  return { tone: statusTones.active, label: 'Active' };
};
