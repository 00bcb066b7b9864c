import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { buckets, moduleSearch, type Queries } from '../../db/index.ts';

/** Where modules are looked for: everywhere, or in a bucket or category. */
export interface Scope {
  bucketId?: string | undefined;
  categoryId?: string | undefined;
}

/** Those of `module_search` in a scope. */
export function inScope(db: Queries, { bucketId, categoryId }: Scope): SQL | undefined {
  const inCategory = db
    .select({ id: buckets.id })
    .from(buckets)
    .where(eq(buckets.categoryId, categoryId ?? ''));
  return and(
    bucketId === undefined ? undefined : eq(moduleSearch.bucketId, bucketId),
    categoryId === undefined ? undefined : inArray(moduleSearch.bucketId, inCategory),
  );
}

/** The order of modules that match equally well. */
export const byRank = sql`rank, popularity desc nulls last, module_id`;
