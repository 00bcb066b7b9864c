import type { PricingTier } from './catalog.ts';

const holdsFor = (tier: PricingTier, days: number) => days >= tier.minDays;
const reaches = (tier: PricingTier, users: number) =>
  users >= tier.minUsers && (tier.maxUsers === null || users <= tier.maxUsers);

const cheapest = (tiers: PricingTier[]) =>
  tiers.reduce<PricingTier | undefined>(
    (best, tier) => (best && best.unitPrice <= tier.unitPrice ? best : tier),
    undefined,
  );

/** Groups graduated tiers by minimum days and currency. */
const laddersOf = (tiers: PricingTier[]): PricingTier[][] => {
  const ladders = new Map<string, PricingTier[]>();
  for (const tier of tiers) {
    const name = `${tier.minDays} ${tier.currency}`;
    ladders.set(name, [...(ladders.get(name) ?? []), tier]);
  }
  return [...ladders.values()];
};

/** The step of a user; in a gap the previous step, else the first one. */
const stepOf = (ladder: PricingTier[], user: number): PricingTier | undefined =>
  cheapest(ladder.filter((tier) => reaches(tier, user))) ??
  ladder.filter(({ minUsers }) => minUsers <= user).sort((a, b) => b.minUsers - a.minUsers)[0] ??
  [...ladder].sort((a, b) => a.minUsers - b.minUsers)[0];

/** Users of a graduated price that pay the same, in minor units per user and day. */
export interface PriceStep {
  from: number;
  to: number;
  unitPrice: number;
}

/** Who pays what, if each user is priced by their step. */
const stepsIn = (ladder: PricingTier[], users: number): PriceStep[] => {
  const starts = ladder.flatMap(({ minUsers, maxUsers }) => [minUsers, maxUsers === null ? 1 : maxUsers + 1]);
  const edges = [...new Set([1, ...starts])].filter((edge) => edge <= users).sort((a, b) => a - b);
  return edges.reduce<PriceStep[]>((steps, from, index) => {
    const to = (edges[index + 1] ?? users + 1) - 1;
    const unitPrice = stepOf(ladder, from)?.unitPrice ?? 0;
    const last = steps.at(-1);
    return last?.unitPrice === unitPrice
      ? [...steps.slice(0, -1), { ...last, to }]
      : [...steps, { from, to, unitPrice }];
  }, []);
};

/** The average price of the users after the first `before` if each is priced by their step, rounded half up. */
const averagePrice = (ladder: PricingTier[], users: number, before = 0): number => {
  const sum = stepsIn(ladder, users).reduce(
    (all, { from, to, unitPrice }) => all + BigInt(unitPrice) * BigInt(Math.max(0, to - Math.max(from - 1, before))),
    0n,
  );
  const count = BigInt(users - before);
  return Number((2n * sum + count) / (2n * count));
};

const ladderOf = (tiers: PricingTier[], { minDays, currency }: PricingTier) =>
  tiers.filter((tier) => tier.model === 'graduated' && tier.minDays === minDays && tier.currency === currency);

/** The steps behind the price that `resolveTier` found; none if all users pay the same. */
export const stepsOf = (tiers: PricingTier[], found: PricingTier, users: number): PriceStep[] => {
  if (found.model !== 'graduated') return [];
  const steps = stepsIn(ladderOf(tiers, found), users);
  return steps.length > 1 ? steps : [];
};

/**
 * The tier for this many users and days, the cheapest of several; its `unitPrice`, in minor units,
 * applies to every user and day. For a volume tier that is its own price. Graduated tiers with the same number of
 * days price each user by their step, so it is the average over all users, rounded half up.
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

/**
 * What users added to the first `before` pay in the tier of all `users`, per user and day in minor units: its price, or
 * that of the added users' steps. Undefined if no tier covers them.
 */
export const priceOfAdded = (tiers: PricingTier[], before: number, users: number, days: number): number | undefined => {
  const tier = resolveTier(tiers, users, days);
  return tier?.model === 'graduated' ? averagePrice(ladderOf(tiers, tier), users, before) : tier?.unitPrice;
};
