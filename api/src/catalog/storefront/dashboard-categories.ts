import type {
  BucketSummary,
  CatalogTotals,
  DashboardBuckets,
  DashboardCategories,
  DashboardCategory,
} from '@marketplace/shared/contracts';
import type { Queries } from '../../db/index.ts';
import { listBestOfBuckets } from './best-of-buckets.ts';
import { listBucketRows, listCategoryRows, nest } from './category-store.ts';
import { groupBy } from './group-by.ts';

/** Of a category, where not all are. */
export const bucketsListed = 8;
/** Beyond so many buckets no dashboard is small enough: the modules of others aren't even read. */
const mostBuckets = 600;

interface Part {
  from: number;
  size: number;
}

type CategoryRow = Awaited<ReturnType<typeof listCategoryRows>>[number];

/** Categories with all their buckets; of a large catalogue the first ones with their first buckets. */
export async function listDashboardCategories(db: Queries): Promise<DashboardCategories> {
  const [categories, buckets] = [await listCategoryRows(db), await listBucketRows(db)];
  const wanted = buckets.length <= mostBuckets ? buckets : firstOfEach(buckets);
  const listed = wanted.slice(0, mostBuckets);
  // Where the list is cut, its last category may be cut as well: that one waits for a further call.
  const last = wanted.length > listed.length ? listed.at(-1)?.categoryId : undefined;
  const end = categories.findIndex(({ id }) => id === last);
  const shown = end === -1 ? categories : categories.slice(0, end);
  return { categories: await withBuckets(db, shown, listed, buckets), totals: totalsOf(categories, buckets) };
}

/** The categories after the first `from`. */
export async function continueCategories(db: Queries, { from, size }: Part): Promise<DashboardCategories> {
  const [categories, buckets] = [await listCategoryRows(db), await listBucketRows(db)];
  const shown = categories.slice(from, from + size);
  return {
    categories: await withBuckets(db, shown, firstOfEach(buckets), buckets),
    totals: totalsOf(categories, buckets),
  };
}

/** The buckets of a category after its first `from`; nothing if there is no such category. */
export async function continueBuckets(
  db: Queries,
  categoryId: string,
  { from, size }: Part,
): Promise<DashboardBuckets | undefined> {
  const category = (await listCategoryRows(db)).find(({ id }) => id === categoryId);
  if (!category) return undefined;
  const buckets = (await listBucketRows(db)).filter((bucket) => bucket.categoryId === categoryId);
  const [shown] = await withBuckets(db, [category], buckets.slice(from, from + size), buckets);
  return { buckets: shown?.buckets ?? [], bucketCount: buckets.length };
}

const firstOfEach = (buckets: BucketSummary[]): BucketSummary[] =>
  [...groupBy(buckets, (bucket) => bucket.categoryId).values()].flatMap((ofOne) => ofOne.slice(0, bucketsListed));

async function withBuckets(
  db: Queries,
  categories: CategoryRow[],
  listed: BucketSummary[],
  all: BucketSummary[],
): Promise<DashboardCategory[]> {
  const ids = new Set(categories.map(({ id }) => id));
  const shown = listed.filter((bucket) => ids.has(bucket.categoryId));
  const modules = await listBestOfBuckets(
    db,
    shown.map(({ id }) => id),
  );
  const counts = groupBy(all, (bucket) => bucket.categoryId);
  return nest(categories, shown, modules).map((category) => ({
    ...category,
    bucketCount: counts.get(category.id)?.length ?? 0,
  }));
}

const totalsOf = (categories: CategoryRow[], buckets: BucketSummary[]): CatalogTotals => ({
  categories: categories.length,
  buckets: buckets.length,
  modules: buckets.reduce((sum, { moduleCount }) => sum + moduleCount, 0),
});
