import { eq, inArray } from 'drizzle-orm';
import type { Quote } from '@marketplace/shared/contracts';
import type { LinePrice, LineRow } from '../cart/cart-store.ts';
import { priceByTiers, withoutPrice } from '../cart/price-line.ts';
import { listTiersOfEach } from '../../catalog/index.ts';
import type { ModulePlace } from '../coupons/coupon-scope.ts';
import { buckets, modules, type Queries } from '../../db/index.ts';

/** A cart line at today's price. */
export interface PricedLine {
  row: LineRow;
  place: ModulePlace;
  unitPrice: number;
}

interface PricedCart {
  lines: PricedLine[];
  /** Modules that can't be bought today. */
  problems: Quote['problems'];
}

/** Recalculates every price; prices stored in the cart are ignored. */
export async function priceCart(db: Queries, rows: LineRow[], currency: string): Promise<PricedCart> {
  const ids = rows.map(({ itemId }) => itemId);
  const found = new Map((await listModules(db, ids)).map((module) => [module.moduleId, module]));
  const tiers = await listTiersOfEach(db, ids);
  const lines: PricedLine[] = [];
  const problems: Quote['problems'] = [];
  for (const row of rows) {
    const module = found.get(row.itemId);
    const price = priceByTiers(tiers.get(row.itemId) ?? [], row);
    const problem = problemOf(row, module, price, currency);
    if (problem !== undefined) problems.push({ cartItemId: row.cartItemId, message: problem });
    else if (module && price) lines.push({ row, place: module, unitPrice: price.unitPrice });
  }
  return { lines, problems };
}

function listModules(db: Queries, ids: string[]) {
  const { id: moduleId, status, withdrawn, comingSoon, bucketId } = modules;
  return db
    .select({ moduleId, status, withdrawn, comingSoon, bucketId, categoryId: buckets.categoryId })
    .from(modules)
    .innerJoin(buckets, eq(buckets.id, modules.bucketId))
    .where(inArray(modules.id, ids));
}

type FoundModule = Awaited<ReturnType<typeof listModules>>[number];

function problemOf(
  { name }: LineRow,
  module: FoundModule | undefined,
  price: LinePrice | undefined,
  currency: string,
): string | undefined {
  if (!module) return 'An item in your cart is no longer available. Remove it to continue.';
  if (module.status !== 'published' || module.withdrawn)
    return `${name} is no longer available. Remove it to continue.`;
  if (module.comingSoon) return `${name} is coming soon and can't be bought yet. Remove it to continue.`;
  if (!price) return `${name}: ${withoutPrice}`;
  if (price.currency !== currency)
    return `${name} is sold in ${price.currency}, not ${currency}. Remove it to continue.`;
  return undefined;
}
