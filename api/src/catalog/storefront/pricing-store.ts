import { and, asc, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { PricingTier } from '@marketplace/shared/contracts';
import { prepareOnce, pricingTiers, type Queries } from '../../db/index.ts';

export const isValidNow = and(
  or(isNull(pricingTiers.validFrom), lte(pricingTiers.validFrom, sql`now()`)),
  or(isNull(pricingTiers.validTo), gt(pricingTiers.validTo, sql`now()`)),
);

const order = [asc(pricingTiers.moduleId), asc(pricingTiers.minUsers), asc(pricingTiers.minDays), asc(pricingTiers.id)];

export async function listTiers(db: Queries): Promise<PricingTier[]> {
  return (
    await db
      .select()
      .from(pricingTiers)
      .where(isValidNow)
      .orderBy(...order)
  ).map(toTier);
}

/** The tiers that price a module: its own, or those for all modules if it has none. */
export const listTiersOf = async (db: Queries, moduleId: string): Promise<PricingTier[]> =>
  (await listTiersOfEach(db, [moduleId])).get(moduleId) ?? [];

const tiersQuery = prepareOnce((db) =>
  db
    .select()
    .from(pricingTiers)
    .where(
      and(
        isValidNow,
        or(sql`${pricingTiers.moduleId} = any(${sql.placeholder('moduleIds')})`, isNull(pricingTiers.moduleId)),
      ),
    )
    .orderBy(...order)
    .prepare('tiers_of_modules'),
);

/** The tiers that price each of these modules. */
export async function listTiersOfEach(db: Queries, moduleIds: string[]): Promise<Map<string, PricingTier[]>> {
  const rows = await tiersQuery(db).execute({ moduleIds });
  const tiers = rows.map(toTier);
  const tiersOf = (id: string | null) => tiers.filter(({ moduleId }) => moduleId === id);
  return new Map(moduleIds.map((id) => [id, tiersOf(tiersOf(id).length > 0 ? id : null)]));
}

type LowestPrice = Pick<PricingTier, 'unitPrice' | 'currency'>;

/**
 * The lowest current price of each of these modules: from its own tiers, or from those for all modules if it has none.
 */
export async function lowestPricesOf(db: Queries, moduleIds: string[]): Promise<(id: string) => LowestPrice | null> {
  const { moduleId, unitPrice, currency } = pricingTiers;
  const rows = await db
    .selectDistinctOn([moduleId], { moduleId, unitPrice, currency })
    .from(pricingTiers)
    .where(and(isValidNow, or(sql`${moduleId} = any(${sql.param(moduleIds)})`, isNull(moduleId))))
    .orderBy(moduleId, unitPrice);
  const prices = new Map(rows.map(({ moduleId: of, ...price }) => [of, price]));
  return (id) => prices.get(id) ?? prices.get(null) ?? null;
}

function toTier(row: typeof pricingTiers.$inferSelect): PricingTier {
  return {
    ...row,
    validFrom: row.validFrom?.toISOString() ?? null,
    validTo: row.validTo?.toISOString() ?? null,
  };
}
