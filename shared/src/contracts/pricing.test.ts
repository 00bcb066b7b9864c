import type { PricingTier } from '@marketplace/shared/contracts';
import { resolveTier } from './pricing.ts';

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
