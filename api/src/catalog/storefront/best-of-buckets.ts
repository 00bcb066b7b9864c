import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ModuleCard } from '@marketplace/shared/contracts';
import { buckets, categories, modules, type Queries } from '../../db/index.ts';
import { byRank, isPublished, moduleColumns } from './module-columns.ts';

/** Per bucket, wherever buckets are listed with modules. */
const shownPerBucket = 4;

/** The four best ranked modules of each bucket: an index has them in this order, so that no others are read. */
export function listBestOfBuckets(db: Queries, ids: string[]): Promise<(ModuleCard & { bucketId: string })[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const best = db
    .select({ ...moduleColumns, rank: modules.rank, popularity: modules.popularity })
    .from(modules)
    .where(and(eq(modules.bucketId, buckets.id), isPublished))
    .orderBy(...byRank)
    .limit(shownPerBucket)
    .as('best');
  return db
    .select({
      bucketId: buckets.id,
      category: categories.name,
      id: best.id,
      name: best.name,
      tagline: best.tagline,
      tags: best.tags,
      iconUrl: best.iconUrl,
      moduleUrl: best.moduleUrl,
      priority: best.priority,
      views: best.views,
      rating: best.rating,
      downloads: best.downloads,
      comingSoon: best.comingSoon,
    })
    .from(buckets)
    .innerJoin(categories, eq(categories.id, buckets.categoryId))
    .innerJoinLateral(best, sql`true`)
    .where(inArray(buckets.id, ids))
    .orderBy(best.rank, sql`${best.popularity} desc nulls last`, best.id);
}
