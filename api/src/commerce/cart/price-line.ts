import { resolveTier, type PricingTier } from '@marketplace/shared/contracts';
import type { Queries } from '../../db/index.ts';
import { listTiersOf } from '../../catalog/index.ts';
import { ApiError } from '../../http/index.ts';
import type { LineAmount, LinePrice } from './cart-store.ts';

export const withoutPrice = "There's no price for that many users and days of this module yet. Please contact us.";

/** The catalog's price; a price from the client is ignored. */
export async function priceLine(db: Queries, moduleId: string, amount: LineAmount): Promise<LinePrice> {
  const price = priceByTiers(await listTiersOf(db, moduleId), amount);
  if (price) return price;
  throw new ApiError(409, 'no_price', withoutPrice);
}

/** Undefined if no tier covers these users and days. */
export function priceByTiers(tiers: PricingTier[], { noOfUsers, noOfDays }: LineAmount): LinePrice | undefined {
  const tier = resolveTier(tiers, noOfUsers, noOfDays);
  return tier && { unitPrice: tier.unitPrice, currency: tier.currency };
}
