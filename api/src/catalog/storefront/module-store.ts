import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Module, ModuleCard, ModuleName, UpcomingModules } from '@marketplace/shared/contracts';
import { buckets, categories, modules, type Queries, reviews } from '../../db/index.ts';
import { byRank, cardColumns, isPublished, selectCards } from './module-columns.ts';
import { listTiersOf } from './pricing-store.ts';

const relatedCount = 4;

export const listModuleNames = (db: Queries): Promise<ModuleName[]> =>
  db
    .select({ id: modules.id, name: modules.name })
    .from(modules)
    .where(isPublished)
    .orderBy(sql`lower(${modules.name})`, asc(modules.id));

export async function listUpcoming(db: Queries): Promise<UpcomingModules> {
  const rows = await db
    .select({
      id: modules.id,
      name: modules.name,
      expectedOn: modules.expectedOn,
      tagline: modules.tagline,
      iconUrl: modules.iconUrl,
    })
    .from(modules)
    .where(and(isPublished, modules.comingSoon))
    .orderBy(sql`${modules.expectedOn} nulls last`, asc(modules.id));
  return Object.fromEntries(rows.map((row) => [row.id, row]));
}

export async function findModule(db: Queries, id: string): Promise<Module | undefined> {
  const [row] = await db
    .select({
      ...cardColumns,
      description: modules.description,
      longDescription: modules.longDescription,
      screenshots: modules.screenshots,
      videoUrl: modules.videoUrl,
      homepageUrl: modules.homepageUrl,
      repositoryUrl: modules.repositoryUrl,
      sections: modules.sections,
      status: modules.status,
      expectedOn: modules.expectedOn,
      trialDays: modules.trialDays,
      supportEmail: modules.supportEmail,
      releasedAt: modules.releasedAt,
      version: modules.version,
      categoryId: categories.id,
      categoryHue: categories.hue,
      bucketId: buckets.id,
      bucketName: buckets.name,
      reviewCount: db.$count(reviews, and(eq(reviews.moduleId, modules.id), eq(reviews.status, 'published'))),
    })
    .from(modules)
    .innerJoin(buckets, eq(buckets.id, modules.bucketId))
    .innerJoin(categories, eq(categories.id, buckets.categoryId))
    .where(and(isPublished, eq(modules.id, id)));
  if (!row) return undefined;
  const [pricingTiers, related] = [await listTiersOf(db, id), await listRelated(db, row)];
  return { ...row, slug: row.id, releasedAt: row.releasedAt?.toISOString() ?? null, pricingTiers, related };
}

/** From the same bucket, then from the same category. */
function listRelated(db: Queries, of: { id: string; bucketId: string; categoryId: string }): Promise<ModuleCard[]> {
  return selectCards(db)
    .where(and(isPublished, ne(modules.id, of.id), eq(buckets.categoryId, of.categoryId)))
    .orderBy(sql`(${modules.bucketId} = ${of.bucketId}) desc`, ...byRank)
    .limit(relatedCount);
}
