import type { ManagedTier, ManagedTiersQuery, Page } from '@marketplace/shared/contracts';
import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { bothWays, containsText, modules, pricingTiers, type Queries, readPage } from '../../../db/index.ts';
import { versionIn } from '../editing/edit.ts';
import { tierDesk, type TierRow } from './tier-editor.ts';

const orders: Record<NonNullable<ManagedTiersQuery['sort']>, SQL> = bothWays({
  module: sql`lower(coalesce(${modules.name}, ''))`,
  name: sql`lower(${pricingTiers.name})`,
  minUsers: pricingTiers.minUsers,
  minDays: pricingTiers.minDays,
  unitPrice: pricingTiers.unitPrice,
});
const byModule = [
  sql`lower(${modules.name}) nulls first`,
  sql`${pricingTiers.minDays}`,
  sql`${pricingTiers.minUsers}`,
  sql`${pricingTiers.id}`,
];
const kinds = { general: isNull(pricingTiers.moduleId), module: isNotNull(pricingTiers.moduleId) };

/** A page of prices; those for all modules come first. */
export function listManagedTiers(db: Queries, query: ManagedTiersQuery): Promise<Page<ManagedTier>> {
  const { search, moduleId, kind, sort = 'module,asc' } = query;
  const wanted = and(
    containsText(search, pricingTiers.name, modules.name),
    moduleId === undefined ? undefined : eq(pricingTiers.moduleId, moduleId),
    kind && kinds[kind],
  );
  const select = db
    .select({ tier: pricingTiers, moduleName: modules.name })
    .from(pricingTiers)
    .leftJoin(modules, eq(modules.id, pricingTiers.moduleId))
    .where(wanted)
    .$dynamic();
  return readPage(
    db,
    {
      select,
      orderBy: [orders[sort], ...byModule],
      toItem: ({ tier, moduleName }) => ({ ...toManaged(tier), moduleName }),
    },
    query,
  );
}

const toManaged = (row: TierRow) => ({
  id: row.id,
  version: versionIn(tierDesk, row),
  fields: tierDesk.fieldsOf(row),
  validity: validityOf(row, new Date()),
});

function validityOf({ validFrom, validTo }: TierRow, now: Date): ManagedTier['validity'] {
  if (validTo && validTo <= now) return 'past';
  return validFrom && validFrom > now ? 'upcoming' : 'current';
}
