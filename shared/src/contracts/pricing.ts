import type { PricingTier } from './catalog.ts';

const holdsFor = (tier: PricingTier, days: number) => days >= tier.minDays;
const reaches = (tier: PricingTier, users: number) =>
  users >= tier.minUsers && (tier.maxUsers === null || users <= tier.maxUsers);

const cheapest = (tiers: PricingTier[]) =>
  tiers.reduce<PricingTier | undefined>(
    (best, tier) => (best && best.unitPrice <= tier.unitPrice ? best : tier),
    undefined,
  );

/** Graduated tiers that belong together: those of the same least number of days and currency. */
const laddersOf = (tiers: PricingTier[]): PricingTier[][] => {
  const ladders = new Map<string, PricingTier[]>();
  for (const tier of tiers) {
    const name = `${tier.minDays} ${tier.currency}`;
    ladders.set(name, [...(ladders.get(name) ?? []), tier]);
  }
  return [...ladders.values()];
};

/** Where users are in no step, those of the step before them, else of the first one. */
const stepOf = (ladder: PricingTier[], user: number): PricingTier | undefined =>
  cheapest(ladder.filter((tier) => reaches(tier, user))) ??
  ladder.filter(({ minUsers }) => minUsers <= user).sort((a, b) => b.minUsers - a.minUsers)[0] ??
  [...ladder].sort((a, b) => a.minUsers - b.minUsers)[0];

/** What a user costs on average if each is priced by the step that they are in, rounded half up. */
const averagePrice = (ladder: PricingTier[], users: number): number => {
  const starts = ladder.flatMap(({ minUsers, maxUsers }) => [minUsers, maxUsers === null ? 1 : maxUsers + 1]);
  const edges = [...new Set([1, ...starts])].filter((edge) => edge <= users).sort((a, b) => a - b);
  const sum = edges.reduce((all, edge, index) => {
    const count = (edges[index + 1] ?? users + 1) - edge;
    return all + BigInt(stepOf(ladder, edge)?.unitPrice ?? 0) * BigInt(count);
  }, 0n);
  return Number((2n * sum + BigInt(users)) / (2n * BigInt(users)));
};

/**
 * The tier that so many users for so many days fall into, the cheapest of several; its `unitPrice`, in minor units,
 * holds for every user and day. Of a volume tier that is the tier's own price. Graduated tiers of the same number of
 * days price each user by the step that they are in: then it is the average of all users, rounded half up.
 */
export const resolveTier = (tiers: PricingTier[], users: number, days: number): PricingTier | undefined => {
  const open = tiers.filter((tier) => holdsFor(tier, days));
  const graduated = laddersOf(open.filter(({ model }) => model === 'graduated')).flatMap((ladder) => {
    const last = cheapest(ladder.filter((tier) => reaches(tier, users)));
    return last ? [{ ...last, unitPrice: averagePrice(ladder, users) }] : [];
  });
  const volume = open.filter((tier) => tier.model === 'volume' && reaches(tier, users));
  return cheapest([...volume, ...graduated]);
};
