import { and, eq, sql } from 'drizzle-orm';
import { buckets, categories, modules, type Queries, reviews } from '../../db/index.ts';

/** What a card shows of the module itself. */
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

/** What everyone sees: neither the module nor its bucket or category is archived. */
export const isPublished = and(eq(modules.status, 'published'), sql`not ${modules.withdrawn}`);

/** The specification's order: priority (999 without one), then views + 100 x rating + downloads. As in the indexes. */
export const byRank = [modules.rank, sql`${modules.popularity} desc nulls last`, modules.id];

const listColumns = { ...cardColumns, publisher: modules.publisher, trialDays: modules.trialDays };

/** How many published reviews a module has. */
export const reviewCount = (db: Queries) =>
  db.$count(reviews, and(eq(reviews.moduleId, modules.id), eq(reviews.status, 'published')));

/** Modules with what a list shows, except their prices. */
export const selectListed = (db: Queries) =>
  db
    .select({ ...listColumns, reviewCount: reviewCount(db) })
    .from(modules)
    .innerJoin(buckets, eq(buckets.id, modules.bucketId))
    .innerJoin(categories, eq(categories.id, buckets.categoryId))
    .$dynamic();

export const selectCards = (db: Queries) =>
  db
    .select(cardColumns)
    .from(modules)
    .innerJoin(buckets, eq(buckets.id, modules.bucketId))
    .innerJoin(categories, eq(categories.id, buckets.categoryId))
    .$dynamic();
