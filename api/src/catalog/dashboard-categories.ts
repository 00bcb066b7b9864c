import { eq, lte, sql } from 'drizzle-orm';
import type { DashboardCategory } from '@marketplace/shared/contracts';
import type { Queries } from '../db/database.ts';
import { buckets, categories, modules } from '../db/schema/catalog.ts';
import { listBucketRows, listCategoryRows, nest } from './category-store.ts';
import { cardColumns, isPublished } from './module-columns.ts';

const shownPerBucket = 4;

/** Every bucket with its first four modules and the count of all. */
export async function listDashboardCategories(db: Queries): Promise<DashboardCategory[]> {
  const placed = db
    .select({
      ...cardColumns,
      bucketId: modules.bucketId,
      place: sql<number>`row_number() over (
        partition by ${modules.bucketId} order by ${modules.rank}, ${modules.popularity} desc, ${modules.id})`.as(
        'place',
      ),
    })
    .from(modules)
    .innerJoin(buckets, eq(buckets.id, modules.bucketId))
    .innerJoin(categories, eq(categories.id, buckets.categoryId))
    .where(isPublished)
    .as('placed');
  const first = await db.select().from(placed).where(lte(placed.place, shownPerBucket)).orderBy(placed.place);
  return nest(await listCategoryRows(db), await listBucketRows(db), first);
}
