import type { ManagedModulesQuery, ManagedModuleSummary, Page } from '@marketplace/shared/contracts';
import { and, count, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { byRank } from '../../storefront/module-columns.ts';
import { buckets, categories, likePattern, modules, type Queries } from '../../../db/index.ts';
import { pageOf, pagingOf } from '../../../http/index.ts';

const orders: Record<NonNullable<ManagedModulesQuery['sort']>, SQL[]> = {
  rank: [],
  'name,asc': [sql`lower(${modules.name})`],
  'name,desc': [sql`lower(${modules.name}) desc`],
  'updatedAt,desc': [sql`${modules.updatedAt} desc`],
};

function hasStatus(status: ManagedModulesQuery['status']): SQL | undefined {
  if (status === undefined) return undefined;
  return status === 'unpublished' ? isNotNull(modules.draft) : eq(modules.status, status);
}

/** Modules of every status, a page at a time. */
export async function listManagedModules(db: Queries, query: ManagedModulesQuery): Promise<Page<ManagedModuleSummary>> {
  const { search = '', bucketId, categoryId, status, sort = 'rank' } = query;
  const text = sql`lower(concat_ws(E'\n', ${modules.name}, ${modules.tagline}, ${modules.id}))`;
  const wanted = and(
    search.trim() === '' ? undefined : sql`${text} like lower(${likePattern(search.trim())})`,
    bucketId === undefined ? undefined : eq(modules.bucketId, bucketId),
    categoryId === undefined ? undefined : eq(buckets.categoryId, categoryId),
    hasStatus(status),
  );
  const { size, offset } = pagingOf(query);
  const [counted] = await db
    .select({ total: count() })
    .from(modules)
    .innerJoin(buckets, eq(buckets.id, modules.bucketId))
    .where(wanted);
  const rows = await db
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
    .orderBy(...orders[sort], ...byRank)
    .limit(size)
    .offset(offset);
  const content = rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
  return pageOf(content, counted?.total ?? 0, query);
}
