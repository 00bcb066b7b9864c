import type { ManagedCoupon } from '@marketplace/shared/contracts';
import { couponLook } from './coupon-look.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const coupon = (status: ManagedCoupon['status'], fields: Partial<ManagedCoupon['fields']> = {}, uses = 0) =>
  ({ status, uses, fields: { startsAt: null, endsAt: null, usageLimit: null, ...fields } }) as ManagedCoupon;

it('says whether an active coupon can be used now', () => {
  expect(couponLook(coupon('active'), now).label).toBe('Active');
  expect(couponLook(coupon('active', { startsAt: '2026-11-22T12:00:00Z' }), now).label).toBe('Active');
  expect(couponLook(coupon('active', { startsAt: '2026-12-22T00:00:00Z' }), now).label).toBe('Scheduled');
  expect(couponLook(coupon('active', { endsAt: '2026-11-22T12:00:00Z' }), now).label).toBe('Expired');
  expect(couponLook(coupon('active', { usageLimit: 3 }, 2), now).label).toBe('Active');
  expect(couponLook(coupon('active', { usageLimit: 3 }, 3), now).label).toBe('Used up');
});

it('shows the status of any other coupon, no matter its dates', () => {
  expect(couponLook(coupon('paused', { endsAt: '2026-01-01T00:00:00Z' }), now).label).toBe('Paused');
  expect(couponLook(coupon('archived', { startsAt: '2027-01-01T00:00:00Z' }), now).label).toBe('Archived');
});
