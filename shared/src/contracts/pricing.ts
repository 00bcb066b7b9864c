import type { PricingTier } from './catalog.ts';

const covers = (tier: PricingTier, users: number, days: number) =>
  users >= tier.minUsers && (tier.maxUsers === null || users <= tier.maxUsers) && days >= tier.minDays;

/** The cheapest tier that so many users for so many days fall into. Its price holds for all of them (volume model). */
export const resolveTier = (tiers: PricingTier[], users: number, days: number): PricingTier | undefined =>
  tiers
    .filter((tier) => covers(tier, users, days))
    .reduce<PricingTier | undefined>(
      (best, tier) => (best && best.unitPrice <= tier.unitPrice ? best : tier),
      undefined,
    );
