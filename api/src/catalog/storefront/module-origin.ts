import type { ModuleVersion } from '@marketplace/shared/contracts';
import { and, getTableColumns, inArray, sql } from 'drizzle-orm';
import { modules, type Queries } from '../../db/index.ts';
import { byRank, isPublished } from './module-columns.ts';

/** A module's versions, newest first; needs modules in the query. */
export const versionsSql = sql<ModuleVersion[]>`(
  select coalesce(json_agg(json_build_object(
           'version', v.version,
           'releasedOn', to_char(v.released_at at time zone 'UTC', 'YYYY-MM-DD'),
           'notes', v.notes
         ) order by v.released_at desc, v.version collate "C" desc), '[]')
    from module_versions v
   where v.module_id = ${modules}.id)`;

/** All columns of a module, and its versions. */
export const wholeModule = { ...getTableColumns(modules), versions: versionsSql };
export type WholeModule = typeof modules.$inferSelect & { versions: ModuleVersion[] };

/** The ids of published modules by lowercase name; the best ranked of several. */
export async function linksOf(db: Queries, names: string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const name = sql<string>`lower(${modules.name})`;
  const wanted = names.map((one) => one.toLowerCase());
  const rows = await db
    .select({ name, id: modules.id })
    .from(modules)
    .where(and(isPublished, inArray(name, wanted)))
    .orderBy(...byRank);
  return new Map(rows.toReversed().map((row) => [row.name, row.id]));
}
