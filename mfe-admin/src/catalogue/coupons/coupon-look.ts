import type { ManagedCoupon } from '@marketplace/shared/contracts';

/** Status badge of a coupon; an active one shows whether it can be used now. */
export const couponLook = ({ status, uses, fields: { startsAt, endsAt, usageLimit } }: ManagedCoupon, now: number) => {
  if (status === 'paused') return { tone: 'warning', label: 'Paused' } as const;
  if (status === 'archived') return { tone: 'neutral', label: 'Archived' } as const;
  if (endsAt && Date.parse(endsAt) <= now) return { tone: 'neutral', label: 'Expired' } as const;
  if (usageLimit !== null && uses >= usageLimit) return { tone: 'neutral', label: 'Used up' } as const;
  if (startsAt && Date.parse(startsAt) > now) return { tone: 'info', label: 'Scheduled' } as const;
  return { tone: 'success', label: 'Active' } as const;
};
