import { inArray } from 'drizzle-orm';
import { buckets, categories, modules, type Queries } from '../../db/index.ts';
import type { CouponRow } from './coupon-store.ts';

/** A module's position in the catalog. */
export interface ModulePlace {
  moduleId: string;
  bucketId: string;
  categoryId: string;
}

/** Whether a coupon applies to a module. */
export function holdsFor({ scope, scopeIds }: Pick<CouponRow, 'scope' | 'scopeIds'>, module: ModulePlace): boolean {
  if (scope === 'all') return true;
  const { moduleId, bucketId, categoryId } = module;
  const id = { modules: moduleId, buckets: bucketId, categories: categoryId }[scope];
  return scopeIds.includes(id);
}

const tables = { categories, buckets, modules };

/** Names of the categories, buckets or modules that each coupon applies to; empty if it applies to all. */
export async function listScopeNames(db: Queries, coupons: CouponRow[]): Promise<Map<string, string[]>> {
  const names = new Map<string, string>();
  for (const scope of ['categories', 'buckets', 'modules'] as const) {
    const ids = coupons.filter((coupon) => coupon.scope === scope).flatMap((coupon) => coupon.scopeIds);
    if (ids.length === 0) continue;
    const table = tables[scope];
    const rows = await db.select({ id: table.id, name: table.name }).from(table).where(inArray(table.id, ids));
    for (const { id, name } of rows) names.set(`${scope} ${id}`, name);
  }
  const namesOf = ({ scope, scopeIds }: CouponRow) => scopeIds.flatMap((id) => names.get(`${scope} ${id}`) ?? []);
  return new Map(coupons.map((coupon) => [coupon.id, namesOf(coupon)]));
}
