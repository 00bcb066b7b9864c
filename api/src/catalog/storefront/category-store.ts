import { and, eq, exists, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type {
  BucketSummary,
  BucketWithModules,
  Category,
  CategoryWithModules,
  ModuleListQuery,
  ModulesQuery,
} from '@marketplace/shared/contracts';
import { buckets, categories, modules, type Queries } from '../../db/index.ts';
import { groupBy } from './group-by.ts';
import { byRank, isPublished } from './module-columns.ts';
import { searchModules } from './module-search.ts';
import { readListed } from './read-listed.ts';

const categoryOrder = [categories.position, sql`lower(${categories.name})`];
const bucketOrder = [buckets.position, sql`lower(${buckets.name})`];

const isShown = isNull(categories.archivedAt);
const isBucketShown = and(isNull(buckets.archivedAt), isShown);

export const listCategoryRows = (db: Queries) =>
  db
    .select({ id: categories.id, name: categories.name, description: categories.description, hue: categories.hue })
    .from(categories)
    .where(isShown)
    .orderBy(...categoryOrder);

/** Buckets with the count of their published modules: all, or the requested ones. */
export function listBucketRows(db: Queries, wanted?: SQL): Promise<BucketSummary[]> {
  const counted = db
    .select({ bucketId: modules.bucketId, moduleCount: sql<number>`count(*)::int`.as('module_count') })
    .from(modules)
    .where(
      and(isPublished, wanted && inArray(modules.bucketId, db.select({ id: buckets.id }).from(buckets).where(wanted))),
    )
    .groupBy(modules.bucketId)
    .as('counted');
  return db
    .select({
      id: buckets.id,
      name: buckets.name,
      description: buckets.description,
      categoryId: buckets.categoryId,
      categoryName: categories.name,
      moduleCount: sql<number>`coalesce(${counted.moduleCount}, 0)`,
    })
    .from(buckets)
    .innerJoin(categories, eq(categories.id, buckets.categoryId))
    .leftJoin(counted, eq(counted.bucketId, buckets.id))
    .where(and(isBucketShown, wanted))
    .orderBy(...categoryOrder, ...bucketOrder);
}

/** All categories with all buckets and what a menu needs of every module. */
export async function listCategories(db: Queries): Promise<Category[]> {
  const listed = await db
    .select({ id: modules.id, name: modules.name, moduleUrl: modules.moduleUrl, bucketId: modules.bucketId })
    .from(modules)
    .where(isPublished)
    .orderBy(...byRank);
  return nest(await listCategoryRows(db), await listBucketRows(db), listed);
}

/** Puts modules into their buckets and those into their categories. */
export function nest<C extends { id: string }, M extends { bucketId: string }>(
  categoryRows: C[],
  bucketRows: BucketSummary[],
  moduleRows: M[],
) {
  const modulesOf = groupBy(moduleRows, (module) => module.bucketId);
  const bucketsOf = groupBy(bucketRows, (bucket) => bucket.categoryId);
  return categoryRows.map((category) => ({
    ...category,
    buckets: (bucketsOf.get(category.id) ?? []).map((bucket) => ({
      ...bucket,
      modules: modulesOf.get(bucket.id) ?? [],
    })),
  }));
}

async function findBucketRow(db: Queries, id: string) {
  const other = alias(buckets, 'other');
  const hasNamesake = exists(
    db
      .select({ id: other.id })
      .from(other)
      .where(
        sql`lower(${other.name}) = lower(${buckets.name}) and ${other.id} <> ${buckets.id} and ${other.archivedAt} is null`,
      ),
  );
  const [bucket] = await db
    .select({
      id: buckets.id,
      name: buckets.name,
      title: sql<string>`case when ${hasNamesake} then ${buckets.name} || ' (' || ${categories.name} || ')' else ${buckets.name} end`,
      description: buckets.description,
      categoryId: categories.id,
      categoryName: categories.name,
      categoryHue: categories.hue,
    })
    .from(buckets)
    .innerJoin(categories, eq(categories.id, buckets.categoryId))
    .where(and(isBucketShown, eq(buckets.id, id)));
  return bucket;
}

const inBucket = (id: string) => sql`${isPublished} and ${eq(modules.bucketId, id)}`;

/** A bucket with all its modules, best ranked first. */
export async function findBucket(db: Queries, id: string): Promise<BucketWithModules | undefined> {
  const bucket = await findBucketRow(db, id);
  if (!bucket) return undefined;
  const rows = await db
    .select({ id: modules.id })
    .from(modules)
    .where(inBucket(id))
    .orderBy(...byRank);
  const listed = await readListed(
    db,
    rows.map((row) => row.id),
  );
  return { ...bucket, moduleCount: listed.length, modules: listed };
}

/** A bucket with a page of its modules. */
export async function findBucketPage(
  db: Queries,
  id: string,
  query: ModuleListQuery,
): Promise<BucketWithModules | undefined> {
  const bucket = await findBucketRow(db, id);
  if (!bucket) return undefined;
  const moduleCount = await db.$count(modules, inBucket(id));
  return { ...bucket, moduleCount, ...(await readPart(db, { ...query, bucketId: id })) };
}

/** A category with its buckets and a page of its modules. */
export async function findCategoryPage(
  db: Queries,
  id: string,
  query: ModuleListQuery,
): Promise<CategoryWithModules | undefined> {
  const [category] = (await listCategoryRows(db)).filter((row) => row.id === id);
  if (!category) return undefined;
  const rows = await listBucketRows(db, eq(buckets.categoryId, id));
  const moduleCount = rows.reduce((sum, bucket) => sum + bucket.moduleCount, 0);
  return { ...category, moduleCount, buckets: rows, ...(await readPart(db, { ...query, categoryId: id })) };
}

async function readPart(db: Queries, query: ModulesQuery) {
  const { content, totalElements, didYouMean, facets } = await searchModules(db, query);
  return { modules: content, totalElements, ...(didYouMean && { didYouMean }), ...(facets && { facets }) };
}
