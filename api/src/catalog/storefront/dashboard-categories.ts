import type {
  BucketSummary,
  CatalogTotals,
  CategoryEntry,
  Dashboard,
  DashboardBuckets,
  DashboardCategory,
} from '@marketplace/shared/contracts';
import type { Queries } from '../../db/index.ts';
import { listBestOfBuckets } from './best-of-buckets.ts';
import { listBucketRows, listCategoryRows, nest } from './category-store.ts';
import { groupBy } from './group-by.ts';

/** A catalog with no more than this is listed in full. */
const listedWhole = { categories: 8, buckets: 40 };
/** In a larger one the first categories are listed, with at most this many buckets each and in total. */
const bucketsListed = { each: 4, together: 8 };

type CategoryRow = Awaited<ReturnType<typeof listCategoryRows>>[number];

/** Categories with all their buckets; of a large catalog an index, and the first ones with their first buckets. */
export async function listDashboardCategories(
  db: Queries,
): Promise<Pick<Dashboard, 'categories' | 'index'> & { totals: CatalogTotals }> {
  const [categories, buckets] = [await listCategoryRows(db), await listBucketRows(db)];
  const totals = totalsOf(categories, buckets);
  if (categories.length <= listedWhole.categories && buckets.length <= listedWhole.buckets)
    return { categories: await withBuckets(db, categories, buckets, buckets), totals };
  const index = indexOf(categories, buckets);
  const ofEach = groupBy(buckets, ({ categoryId }) => categoryId);
  const shown = categories.slice(0, countListed(index));
  const listed = shown.flatMap(({ id }) => (ofEach.get(id) ?? []).slice(0, bucketsListed.each));
  return { categories: await withBuckets(db, shown, listed, buckets), index, totals };
}

/** The buckets of a category after its first `from`; undefined if there is no such category. */
export async function continueBuckets(
  db: Queries,
  categoryId: string,
  { from, size }: { from: number; size: number },
): Promise<DashboardBuckets | undefined> {
  const category = (await listCategoryRows(db)).find(({ id }) => id === categoryId);
  if (!category) return undefined;
  const buckets = (await listBucketRows(db)).filter((bucket) => bucket.categoryId === categoryId);
  const [shown] = await withBuckets(db, [category], buckets.slice(from, from + size), buckets);
  return { buckets: shown?.buckets ?? [], bucketCount: buckets.length };
}

export const totalsOf = (categories: unknown[], buckets: BucketSummary[]): CatalogTotals => ({
  categories: categories.length,
  buckets: buckets.length,
  modules: countModules(buckets),
});

const countModules = (buckets: BucketSummary[]) => buckets.reduce((sum, { moduleCount }) => sum + moduleCount, 0);

/** How many categories together have few enough buckets; at least one. An empty one counts as one bucket. */
function countListed(index: CategoryEntry[]): number {
  let room = bucketsListed.together;
  const end = index.findIndex(({ bucketCount }) => {
    room -= Math.max(1, Math.min(bucketCount, bucketsListed.each));
    return room < 0;
  });
  return end === -1 ? index.length : Math.max(1, end);
}

function indexOf(categories: CategoryRow[], buckets: BucketSummary[]): CategoryEntry[] {
  const ofEach = groupBy(buckets, ({ categoryId }) => categoryId);
  return categories.map(({ id, name, hue }) => {
    const own = ofEach.get(id) ?? [];
    return { id, name, hue, bucketCount: own.length, moduleCount: countModules(own) };
  });
}

async function withBuckets(
  db: Queries,
  categories: CategoryRow[],
  listed: BucketSummary[],
  all: BucketSummary[],
): Promise<DashboardCategory[]> {
  const modules = await listBestOfBuckets(
    db,
    listed.map(({ id }) => id),
  );
  const counts = groupBy(all, (bucket) => bucket.categoryId);
  return nest(categories, listed, modules).map((category) => ({
    ...category,
    bucketCount: counts.get(category.id)?.length ?? 0,
  }));
}
