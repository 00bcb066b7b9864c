import { inArray } from 'drizzle-orm';
import type { ListedModule } from '@marketplace/shared/contracts';
import { modules, type Queries } from '../../db/index.ts';
import { selectListed } from './module-columns.ts';
import { lowestPricesOf } from './pricing-store.ts';

/** Modules as lists show them, in the order of their ids. */
export async function readListed(db: Queries, ids: string[]): Promise<ListedModule[]> {
  if (ids.length === 0) return [];
  const rows = await selectListed(db).where(inArray(modules.id, ids));
  const priceOf = await lowestPricesOf(db, ids);
  const byId = new Map(rows.map((row) => [row.id, { ...row, priceFrom: priceOf(row.id) }]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
