import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { buckets, categories, modules } from '../db/schema/catalog.ts';

/** What a card shows of the module alone. */
export const moduleColumns = {
  id: modules.id,
  name: modules.name,
  tagline: modules.tagline,
  tags: modules.tags,
  iconUrl: modules.iconUrl,
  moduleUrl: modules.moduleUrl,
  priority: modules.priority,
  views: modules.views,
  rating: modules.rating,
  downloads: modules.downloads,
  comingSoon: modules.comingSoon,
};

/** What a card shows; needs modules, buckets and categories in the query. */
export const cardColumns = { ...moduleColumns, category: sql<string>`${categories.name}`.as('category') };

export const isPublished = eq(modules.status, 'published');

/** The specification's order: priority (999 without one), then views + 100 x rating + downloads. As the indexes have it. */
export const byRank = [modules.rank, sql`${modules.popularity} desc nulls last`, modules.id];

export const selectCards = (db: Queries) =>
  db
    .select(cardColumns)
    .from(modules)
    .innerJoin(buckets, eq(buckets.id, modules.bucketId))
    .innerJoin(categories, eq(categories.id, buckets.categoryId))
    .$dynamic();
