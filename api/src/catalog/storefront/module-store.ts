import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Comparison, Module, ModuleCard, ModuleName, UpcomingModules } from '@marketplace/shared/contracts';
import { buckets, categories, modules, prepareOnce, type Queries } from '../../db/index.ts';
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

const modulesQuery = prepareOnce((db) =>
  selectModules(db)
    .where(and(isPublished, sql`${modules.id} = any(${sql.placeholder('ids')})`))
    .prepare('modules_by_id'),
);

/** Published modules by id, without related ones, in any order. */
async function listModules(db: Queries, ids: string[]): Promise<Omit<Module, 'about' | 'related'>[]> {
  const rows = await modulesQuery(db).execute({ ids });
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

/** Apart, because together they would have to be sorted: of a bucket the index has them in order. */
const neighborsQuery = prepareOnce((db) =>
  selectCards(db)
    .where(and(isPublished, ne(modules.id, sql.placeholder('id')), eq(modules.bucketId, sql.placeholder('bucketId'))))
    .orderBy(...byRank)
    .limit(relatedCount)
    .prepare('related_of_bucket'),
);

const othersQuery = prepareOnce((db) =>
  selectCards(db)
    .where(
      and(
        isPublished,
        ne(modules.bucketId, sql.placeholder('bucketId')),
        eq(buckets.categoryId, sql.placeholder('categoryId')),
      ),
    )
    .orderBy(...byRank)
    .limit(relatedCount)
    .prepare('related_of_category'),
);

/** From the same bucket, then from the same category. */
async function listRelated(
  db: Queries,
  { id, bucketId, categoryId }: { id: string; bucketId: string; categoryId: string },
): Promise<ModuleCard[]> {
  const neighbors = await neighborsQuery(db).execute({ id, bucketId });
  if (neighbors.length >= relatedCount) return neighbors;
  const others = await othersQuery(db).execute({ bucketId, categoryId });
  return [...neighbors, ...others].slice(0, relatedCount);
}
