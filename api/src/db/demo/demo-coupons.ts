import type { coupons } from '../schema/coupons.ts';
import { daysFrom } from './days-from.ts';

type Coupon = typeof coupons.$inferInsert;

/** One for each way in which a coupon is taken or refused. */
export function demoCoupons(currency: string, now: Date): Coupon[] {
  const common = { currency, scope: 'all' as const, scopeIds: [], startsAt: daysFrom(now, -30) };
  return [
    {
      ...common,
      id: 'welcome10',
      code: 'WELCOME10',
      name: '10 % off, up to ₹2,000',
      type: 'percentage',
      value: 1_000,
      maxDiscount: 200_000,
    },
    {
      ...common,
      id: 'team500',
      code: 'TEAM500',
      name: '₹500 off orders of ₹5,000 or more',
      type: 'fixed',
      value: 50_000,
      minSpend: 500_000,
      endsAt: daysFrom(now, 180),
    },
    {
      ...common,
      id: 'hr15',
      code: 'HR15',
      name: '15 % off Human Resources',
      type: 'percentage',
      value: 1_500,
      scope: 'categories',
      scopeIds: ['human-resources'],
    },
    {
      ...common,
      id: 'expired5',
      code: 'EXPIRED5',
      name: '5 % off, until last week',
      type: 'percentage',
      value: 500,
      endsAt: daysFrom(now, -7),
    },
    {
      ...common,
      id: 'soon20',
      code: 'SOON20',
      name: '20 % off, from next month',
      type: 'percentage',
      value: 2_000,
      startsAt: daysFrom(now, 30),
    },
    {
      ...common,
      id: 'lastone',
      code: 'LASTONE',
      name: '₹1,000 off, for one order in all',
      type: 'fixed',
      value: 100_000,
      usageLimit: 1,
    },
  ];
}
