import type { CatalogFileModule } from '@marketplace/shared/contracts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { groupBy } from '../../storefront/group-by.ts';
import { isWebUrl } from '../../import/url-problems.ts';
import { isPublished } from '../../storefront/module-columns.ts';
import { wholeModule, type WholeModule } from '../../storefront/module-origin.ts';
import { buckets, categories, modules, type Queries } from '../../../db/index.ts';

interface CatalogFile {
  categories: { name: string; buckets: { name: string; modules: CatalogFileModule[] }[] }[];
}

/** What is published, in the storefront's order; importing it where it came from changes nothing. */
export async function exportCatalog(db: Queries): Promise<CatalogFile> {
  const categoryRows = await db
    .select()
    .from(categories)
    .where(isNull(categories.archivedAt))
    .orderBy(categories.position, sql`lower(${categories.name})`);
  const bucketRows = await db
    .select({ bucket: buckets })
    .from(buckets)
    .innerJoin(categories, eq(categories.id, buckets.categoryId))
    .where(and(isNull(buckets.archivedAt), isNull(categories.archivedAt)))
    .orderBy(buckets.position, sql`lower(${buckets.name})`);
  const moduleRows = await db
    .select(wholeModule)
    .from(modules)
    .where(isPublished)
    .orderBy(asc(modules.name), asc(modules.id));
  const modulesOf = groupBy(moduleRows, ({ bucketId }) => bucketId);
  const bucketsOf = groupBy(
    bucketRows.map(({ bucket }) => bucket),
    ({ categoryId }) => categoryId,
  );
  return {
    categories: categoryRows.map(({ id, name }) => ({
      name,
      buckets: (bucketsOf.get(id) ?? []).map((bucket) => ({
        name: bucket.name,
        modules: (modulesOf.get(bucket.id) ?? []).map(toRecord),
      })),
    })),
  };
}

function toRecord(row: WholeModule): CatalogFileModule {
  const web = (url: string | null) => (url !== null && isWebUrl(url) ? url : undefined);
  const [homepageUrl, repositoryUrl, logo] = [web(row.homepageUrl), web(row.repositoryUrl), web(row.iconUrl)];
  return {
    name: row.name,
    description: row.description,
    ...(homepageUrl !== undefined && { homepageUrl }),
    ...(repositoryUrl !== undefined && { repositoryUrl }),
    ...(logo !== undefined && { logo }),
    tags: row.tags,
    downloads: row.downloads,
    ...(row.publisher !== null && { publisher: row.publisher }),
    ...(row.taxCode !== null && { taxCode: row.taxCode }),
    ...(row.worksWith.length > 0 && { worksWith: row.worksWith }),
    ...(row.versions.length > 0 && { versions: row.versions }),
  };
}
