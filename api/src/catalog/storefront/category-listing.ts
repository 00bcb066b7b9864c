import { type BucketSummary, type CategoryListing, holdsWords, type ListingQuery } from '@marketplace/shared/contracts';
import type { Queries } from '../../db/index.ts';
import { listBestOfBuckets } from './best-of-buckets.ts';
import { listBucketRows, listCategoryRows, nest } from './category-store.ts';
import { totalsOf } from './dashboard-categories.ts';
import { groupBy } from './group-by.ts';

/** Of a category, and of modules in a bucket. */
const most = { buckets: 8, modules: 3 };

/** Part of the categories that a search finds, each with its first buckets. */
export async function listCategoryPart(
  db: Queries,
  { from, size, search }: Required<ListingQuery>,
): Promise<CategoryListing> {
  const [categories, buckets] = [await listCategoryRows(db), await listBucketRows(db)];
  const holds = holdsWords(search);
  const found = groupBy(
    // A bucket is found by the name of its category, too: "sales quotes".
    buckets.filter(({ name, categoryName }) => holds(`${categoryName} ${name}`)),
    ({ categoryId }) => categoryId,
  );
  const matching = categories.filter(({ id, name }) => found.has(id) || holds(name));
  const part = matching.slice(from, from + size);
  const listed = part.flatMap(({ id }) => (found.get(id) ?? []).slice(0, most.buckets));
  const counts = countByCategory(buckets);
  return {
    categories: nest(part, listed, await namedModules(db, listed)).map((category) => ({
      ...category,
      bucketCount: counts.get(category.id) ?? 0,
    })),
    found: matching.length,
    totals: totalsOf(categories, buckets),
  };
}

const countByCategory = (buckets: BucketSummary[]) =>
  new Map([...groupBy(buckets, ({ categoryId }) => categoryId)].map(([id, own]) => [id, own.length]));

async function namedModules(db: Queries, buckets: BucketSummary[]) {
  const best = await listBestOfBuckets(
    db,
    buckets.map(({ id }) => id),
  );
  return [...groupBy(best, ({ bucketId }) => bucketId).values()].flatMap((own) => own.slice(0, most.modules));
}
