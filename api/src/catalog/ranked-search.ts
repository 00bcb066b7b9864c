import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { buckets } from '../db/schema/catalog.ts';
import { moduleSearch } from '../db/schema/module-search.ts';
import { holdsWords, textHoldsWords } from './search-words.ts';

interface Wanted {
  bucketId: string | undefined;
  categoryId: string | undefined;
  offset: number;
  size: number;
}

interface Found {
  /** Of the wanted page, best ranked first. */
  ids: string[];
  total: number;
  /** There are more than `total`. */
  isLowerBound: boolean;
}

/** So many of the best ranked modules are looked through, one by one, before any index is asked. */
const looksThrough = 1_000;

/**
 * Frequent words are found at once among the best ranked modules, where an index would have to bring and sort tens of
 * thousands; rare ones are not found there, and an index brings the few that there are.
 */
export async function findRanked(db: Queries, words: string[], wanted: Wanted): Promise<Found> {
  const isFiltered = wanted.bucketId !== undefined || wanted.categoryId !== undefined;
  const found = isFiltered ? undefined : await findAmongBest(db, words, wanted);
  return found ?? findAmongAll(db, words, wanted);
}

const inOrder = sql`order by rank, popularity desc nulls last, module_id`;
const pageOf = (from: SQL, { offset, size }: Wanted) =>
  sql`array(select module_id from ${from} ${inOrder} limit ${size} offset ${offset})`;

/** Nothing if the best ranked modules don't fill the page, and there are others. */
async function findAmongBest(db: Queries, words: string[], wanted: Wanted): Promise<Found | undefined> {
  const { rows } = await db.execute<{ seen: number; total: number; ids: string[] }>(sql`
    with best as materialized (
      select module_id, rank, popularity, ${textHoldsWords(sql`text`, words)} as holds
        from ${moduleSearch} ${inOrder} limit ${looksThrough}),
    found as (select * from best where holds)
    select (select count(*)::int from best) as seen, (select count(*)::int from found) as total,
           ${pageOf(sql`found`, wanted)} as ids`);
  const { seen, total, ids } = rows[0] ?? { seen: 0, total: 0, ids: [] };
  const isAll = seen < looksThrough;
  if (!isAll && total < wanted.offset + wanted.size) return undefined;
  return { ids, total, isLowerBound: !isAll };
}

async function findAmongAll(db: Queries, words: string[], wanted: Wanted): Promise<Found> {
  const { bucketId, categoryId } = wanted;
  const matching = and(
    holdsWords(words),
    bucketId === undefined ? undefined : eq(moduleSearch.bucketId, bucketId),
    categoryId === undefined ? undefined : inArray(moduleSearch.bucketId, bucketsOf(db, categoryId)),
  );
  const { rows } = await db.execute<{ total: number; ids: string[] }>(sql`
    with matching as materialized (
      select module_id, rank, popularity from ${moduleSearch} where ${matching})
    select (select count(*)::int from matching) as total, ${pageOf(sql`matching`, wanted)} as ids`);
  return { ids: rows[0]?.ids ?? [], total: rows[0]?.total ?? 0, isLowerBound: false };
}

const bucketsOf = (db: Queries, categoryId: string) =>
  db.select({ id: buckets.id }).from(buckets).where(eq(buckets.categoryId, categoryId));
