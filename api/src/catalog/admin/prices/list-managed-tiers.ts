import type { ManagedTier, ManagedTiersQuery, Page } from '@marketplace/shared/contracts';
import { and, count, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { likePattern, modules, pricingTiers, type Queries } from '../../../db/index.ts';
import { pageOf, pagingOf } from '../../../http/index.ts';
import { versionIn } from '../editing/edit.ts';
import { tierDesk, type TierRow } from './tier-editor.ts';

const orders: Record<NonNullable<ManagedTiersQuery['sort']>, SQL[]> = {
  'module,asc': [],
  'unitPrice,asc': [sql`${pricingTiers.unitPrice}`],
  'unitPrice,desc': [sql`${pricingTiers.unitPrice} desc`],
};
const byModule = [
  sql`lower(${modules.name}) nulls first`,
  sql`${pricingTiers.minDays}`,
  sql`${pricingTiers.minUsers}`,
  sql`${pricingTiers.id}`,
];
const kinds = { general: isNull(pricingTiers.moduleId), module: isNotNull(pricingTiers.moduleId) };

/** Prices a page at a time; those for all modules first. */
export async function listManagedTiers(db: Queries, query: ManagedTiersQuery): Promise<Page<ManagedTier>> {
  const { search = '', moduleId, kind, sort = 'module,asc' } = query;
  const text = sql`lower(concat_ws(E'\n', ${pricingTiers.name}, ${modules.name}))`;
  const wanted = and(
    search.trim() === '' ? undefined : sql`${text} like lower(${likePattern(search.trim())})`,
    moduleId === undefined ? undefined : eq(pricingTiers.moduleId, moduleId),
    kind && kinds[kind],
  );
  const { size, offset } = pagingOf(query);
  const [counted] = await db
    .select({ total: count() })
    .from(pricingTiers)
    .leftJoin(modules, eq(modules.id, pricingTiers.moduleId))
    .where(wanted);
  const rows = await db
    .select({ tier: pricingTiers, moduleName: modules.name })
    .from(pricingTiers)
    .leftJoin(modules, eq(modules.id, pricingTiers.moduleId))
    .where(wanted)
    .orderBy(...orders[sort], ...byModule)
    .limit(size)
    .offset(offset);
  const content = rows.map(({ tier, moduleName }) => ({ ...toManaged(tier), moduleName }));
  return pageOf(content, counted?.total ?? 0, query);
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
