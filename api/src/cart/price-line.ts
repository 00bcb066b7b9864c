import { resolveTier } from '@marketplace/shared/contracts';
import type { Queries } from '../db/database.ts';
import { listTiersOf } from '../catalog/pricing-store.ts';
import { ApiError } from '../http/api-error.ts';
import type { LineAmount, LinePrice } from './cart-store.ts';

/** The catalogue's price; what a client sends is never looked at. */
export async function priceLine(
  db: Queries,
  moduleId: string,
  { noOfUsers, noOfDays }: LineAmount,
): Promise<LinePrice> {
  const tier = resolveTier(await listTiersOf(db, moduleId), noOfUsers, noOfDays);
  if (tier) return { unitPrice: tier.unitPrice, currency: tier.currency };
  throw new ApiError(
    409,
    'no_price',
    'There is no price yet for so many users and days of this module. Please contact us.',
  );
}
