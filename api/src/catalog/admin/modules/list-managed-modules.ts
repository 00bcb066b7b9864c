import type { ManagedModulesQuery, ManagedModuleSummary, Page } from '@marketplace/shared/contracts';
import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { byRank } from '../../storefront/module-columns.ts';
import { bothWays, buckets, categories, containsText, modules, type Queries, readPage } from '../../../db/index.ts';

const orders: Record<NonNullable<ManagedModulesQuery['sort']>, SQL | undefined> = {
  rank: undefined,
  ...bothWays({
    name: sql`lower(${modules.name})`,
    status: modules.status,
    priority: sql`coalesce(${modules.priority}, 999)`,
    updatedAt: modules.updatedAt,
  }),
};

function hasStatus(status: ManagedModulesQuery['status']): SQL | undefined {
  if (status === undefined) return undefined;
  return status === 'unpublished' ? isNotNull(modules.draft) : eq(modules.status, status);
}

/** A page of modules of every status. */
export function listManagedModules(db: Queries, query: ManagedModulesQuery): Promise<Page<ManagedModuleSummary>> {
  const { search, bucketId, categoryId, status, sort = 'rank' } = query;
  const wanted = and(
    containsText(search, modules.name, modules.tagline, modules.id),
    bucketId === undefined ? undefined : eq(modules.bucketId, bucketId),
    categoryId === undefined ? undefined : eq(buckets.categoryId, categoryId),
    hasStatus(status),
  );
  const select = db
    .select({
      id: modules.id,
      name: modules.name,
      tagline: modules.tagline,
      iconUrl: modules.iconUrl,
      status: modules.status,
      withdrawn: modules.withdrawn,
      hasDraft: sql<boolean>`${modules.draft} is not null`,
      comingSoon: modules.comingSoon,
      priority: modules.priority,
      bucketId: buckets.id,
      bucketName: sql<string>`${buckets.name}`.as('bucket_name'),
      categoryName: sql<string>`${categories.name}`.as('category_name'),
      categoryHue: categories.hue,
      updatedAt: modules.updatedAt,
    })
    .from(modules)
    .innerJoin(buckets, eq(buckets.id, modules.bucketId))
    .innerJoin(categories, eq(categories.id, buckets.categoryId))
    .where(wanted)
    .$dynamic();
  return readPage(
    db,
    {
      select,
      orderBy: [...(orders[sort] ? [orders[sort]] : []), ...byRank],
      toItem: (row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }),
    },
    query,
  );
}
