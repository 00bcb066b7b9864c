import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Comparison, Module, ModuleCard, ModuleName, UpcomingModules } from '@marketplace/shared/contracts';
import { buckets, categories, modules, type Queries } from '../../db/index.ts';
import { markdownTree } from '../markdown/markdown-tree.ts';
import { plainText } from '../markdown/plain-text.ts';
import { byRank, cardColumns, isPublished, reviewCount, selectCards } from './module-columns.ts';
import { linksOf, versionsSql } from './module-origin.ts';
import { listTiersOfEach } from './pricing-store.ts';

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

const selectModules = (db: Queries) =>
  db
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
      publisher: modules.publisher,
      worksWith: modules.worksWith,
      versions: versionsSql,
      categoryId: categories.id,
      categoryHue: categories.hue,
      bucketId: buckets.id,
      bucketName: sql<string>`${buckets.name}`.as('bucket_name'),
      reviewCount: reviewCount(db),
    })
    .from(modules)
    .innerJoin(buckets, eq(buckets.id, modules.bucketId))
    .innerJoin(categories, eq(categories.id, buckets.categoryId))
    .$dynamic();

/** Published modules by id, without related ones, in any order. */
async function listModules(db: Queries, ids: string[]): Promise<Omit<Module, 'about' | 'related'>[]> {
  const rows = await selectModules(db).where(and(isPublished, inArray(modules.id, ids)));
  const links = await linksOf(
    db,
    rows.flatMap(({ worksWith }) => worksWith),
  );
  const tiers = await listTiersOfEach(db, ids);
  return rows.map((row) => ({
    ...row,
    slug: row.id,
    releasedAt: row.releasedAt?.toISOString() ?? null,
    worksWith: row.worksWith.map((name) => ({ name, id: links.get(name.toLowerCase()) ?? null })),
    pricingTiers: tiers.get(row.id) ?? [],
  }));
}

export async function findModule(db: Queries, id: string): Promise<Module | undefined> {
  const [module] = await listModules(db, [id]);
  if (!module) return undefined;
  const { description, longDescription, versions } = module;
  return {
    ...module,
    description: plainText(description),
    about: markdownTree(longDescription || description),
    versions: versions.map((version) => ({ ...version, formatted: markdownTree(version.notes) })),
    related: await listRelated(db, module),
  };
}

/** The published ones among these modules, in this order, and the ids of the others. */
export async function compareModules(db: Queries, ids: string[]): Promise<Comparison> {
  const found = await listModules(db, ids);
  return {
    modules: ids.flatMap((id) => found.filter((module) => module.id === id)),
    missing: ids.filter((id) => !found.some((module) => module.id === id)),
  };
}

/** From the same bucket, then from the same category. */
function listRelated(db: Queries, of: { id: string; bucketId: string; categoryId: string }): Promise<ModuleCard[]> {
  return selectCards(db)
    .where(and(isPublished, ne(modules.id, of.id), eq(buckets.categoryId, of.categoryId)))
    .orderBy(sql`(${modules.bucketId} = ${of.bucketId}) desc`, ...byRank)
    .limit(relatedCount);
}
