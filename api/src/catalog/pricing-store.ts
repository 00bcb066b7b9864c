import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { PricingTier } from '@marketplace/shared/contracts';
import type { Queries } from '../db/database.ts';
import { pricingTiers } from '../db/schema/pricing.ts';

const isValidNow = and(
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
export async function listTiersOf(db: Queries, moduleId: string): Promise<PricingTier[]> {
  const rows = await db
    .select()
    .from(pricingTiers)
    .where(and(isValidNow, or(eq(pricingTiers.moduleId, moduleId), isNull(pricingTiers.moduleId))))
    .orderBy(...order);
  const own = rows.filter((row) => row.moduleId !== null);
  return (own.length > 0 ? own : rows).map(toTier);
}

function toTier(row: typeof pricingTiers.$inferSelect): PricingTier {
  return {
    ...row,
    validFrom: row.validFrom?.toISOString() ?? null,
    validTo: row.validTo?.toISOString() ?? null,
  };
}
