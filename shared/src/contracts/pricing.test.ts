import type { PricingTier } from '@marketplace/shared/contracts';
import { priceOfAdded, resolveTier, stepsOf } from './pricing.ts';

const tier = (
  id: string,
  minUsers: number,
  maxUsers: number | null,
  minDays: number,
  unitPrice: number,
): PricingTier => ({
  id,
  moduleId: null,
  name: id,
  minUsers,
  maxUsers,
  minDays,
  unitPrice,
  model: 'volume',
  currency: 'INR',
  validFrom: null,
  validTo: null,
});
const tiers = [tier('team', 1, 24, 1, 100), tier('company', 25, 99, 1, 90), tier('annual', 1, null, 365, 70)];

describe('the tier of a line', () => {
  it.each([
    [1, 1, 'team'],
    [24, 364, 'team'],
    [25, 1, 'company'],
    [99, 364, 'company'],
    [100, 365, 'annual'],
    [1, 365, 'annual'],
    [100, 364, undefined],
  ])('of %i users for %i days is %s', (users, days, id) => {
    expect(resolveTier(tiers, users, days)?.id).toBe(id);
  });
});

describe('the steps of a price', () => {
  const graduated = (...one: Parameters<typeof tier>): PricingTier => ({ ...tier(...one), model: 'graduated' });
  const ladder = [
    graduated('first', 1, 10, 1, 100),
    graduated('same', 11, 20, 1, 100),
    graduated('rest', 31, null, 1, 50),
    graduated('year', 1, null, 365, 40),
    tier('flat', 1, null, 1, 1_000),
  ];
  const stepsFor = (users: number, days = 1) => {
    const found = resolveTier(ladder, users, days);
    return found && { unitPrice: found.unitPrice, steps: stepsOf(ladder, found, users) };
  };

  it('say who pays what, and add up to the average', () => {
    expect(stepsFor(40)).toEqual({
      unitPrice: 88,
      steps: [
        { from: 1, to: 30, unitPrice: 100 },
        { from: 31, to: 40, unitPrice: 50 },
      ],
    });
  });

  it.each([
    ['all users pay the same', 20, 1],
    ['another ladder holds', 40, 365],
  ])('are empty where %s', (_why, users, days) => {
    expect(stepsFor(users, days)?.steps).toEqual([]);
  });

  it('are empty for a volume price', () => {
    expect(stepsOf(tiers, tiers[0] as PricingTier, 20)).toEqual([]);
  });
});

describe('graduated tiers', () => {
  const graduated = (...one: Parameters<typeof tier>): PricingTier => ({ ...tier(...one), model: 'graduated' });
  const ladder = [
    graduated('first', 1, 10, 1, 100),
    graduated('next', 11, 50, 1, 80),
    graduated('rest', 51, null, 1, 50),
  ];
  const price = (of: PricingTier[], users: number, days = 1) => resolveTier(of, users, days)?.unitPrice;

  it.each([
    [8, 10, 100],
    [10, 11, 80],
    // 2 x 100 + 8 x 80 = 840, of 10
    [8, 18, 84],
    // 40 x 80 + 10 x 50 = 3700, of 50
    [10, 60, 74],
    [60, 61, 50],
  ])('price users added to %i up to %i by their own steps: %i', (before, users, expected) => {
    expect(priceOfAdded(ladder, before, users, 1)).toBe(expected);
    expect(priceOfAdded([], before, users, 1)).toBeUndefined();
  });

  it.each([
    [1, 100, 'first'],
    [10, 100, 'first'],
    // 10 x 100 + 80 = 1080, of 11: 98.18
    [11, 98, 'next'],
    [20, 90, 'next'],
    // 10 x 100 + 40 x 80 + 50 = 4250, of 51: 83.33
    [51, 83, 'rest'],
    [100_000, 50, 'rest'],
  ])('price %i users at %i each on average, by the step %s', (users, unitPrice, id) => {
    expect(resolveTier(ladder, users, 1)).toMatchObject({ unitPrice, id });
  });

  it('are averaged with halves rounded up', () => {
    expect(price([graduated('a', 1, 1, 1, 2), graduated('b', 2, null, 1, 1)], 2)).toBe(2);
  });

  it('use steps with one number of days, and the cheaper ladder wins', () => {
    const annual = [graduated('year', 1, 10, 365, 70), graduated('year-rest', 11, null, 365, 40)];
    expect([price([...ladder, ...annual], 20, 364), price([...ladder, ...annual], 20, 365)]).toEqual([90, 55]);
    expect(price([...ladder, tier('flat', 1, null, 1, 85)], 20)).toBe(85);
    expect(price([...ladder, tier('flat', 1, null, 1, 95)], 20)).toBe(90);
  });

  it('that start later price earlier users by the first step, and gaps by the previous step', () => {
    expect(price([graduated('from-five', 5, null, 1, 60)], 4)).toBeUndefined();
    expect(price([graduated('from-five', 5, null, 1, 60)], 8)).toBe(60);
    expect(price([graduated('a', 1, 2, 1, 100), graduated('b', 5, null, 1, 50)], 5)).toBe(90);
  });

  it('stay exact for the largest prices', () => {
    const largest = [graduated('a', 1, 1, 1, 1_000_000_000_000), graduated('b', 2, null, 1, 999_999_999_999)];
    expect(price(largest, 100_000)).toBe(999_999_999_999);
  });
});
