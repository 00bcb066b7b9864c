import { inArray } from 'drizzle-orm';
import { modules, type Queries } from '../../db/index.ts';

/** HSN or SAC of each of these modules by its id, as published; null for one without. */
export async function taxCodesOf(db: Queries, moduleIds: string[]): Promise<Map<string, string | null>> {
  const { id, taxCode } = modules;
  const rows = await db.select({ id, taxCode }).from(modules).where(inArray(modules.id, moduleIds));
  return new Map(rows.map((row) => [row.id, row.taxCode]));
}
