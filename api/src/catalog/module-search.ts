import { and, count, eq, sql, type SQL } from 'drizzle-orm';
import type { ModuleCard, ModuleSort, ModulesQuery, Page } from '@marketplace/shared/contracts';
import type { Queries } from '../db/database.ts';
import { buckets, categories, modules } from '../db/schema/catalog.ts';
import { likePattern } from '../db/like-pattern.ts';
import { byRank, isPublished, selectCards } from './module-columns.ts';

const orders: Record<ModuleSort, SQL[]> = {
  rank: [],
  'name,asc': [sql`lower(${modules.name})`],
  'name,desc': [sql`lower(${modules.name}) desc`],
  'rating,desc': [sql`${modules.rating} desc nulls last`],
  'views,desc': [sql`${modules.views} desc`],
  'downloads,desc': [sql`${modules.downloads} desc`],
  'releasedAt,desc': [sql`${modules.releasedAt} desc nulls last`],
};

export async function searchModules(db: Queries, query: ModulesQuery): Promise<Page<ModuleCard>> {
  const { page = 0, size = 20, sort = 'rank' } = query;
  const wanted = and(
    isPublished,
    query.bucketId === undefined ? undefined : eq(modules.bucketId, query.bucketId),
    query.categoryId === undefined ? undefined : eq(buckets.categoryId, query.categoryId),
    ...wordsOf(query.search).map((word) => sql`${modules.searchText} like lower(${likePattern(word)})`),
  );
  const [counted] = await db
    .select({ total: count() })
    .from(modules)
    .innerJoin(buckets, eq(buckets.id, modules.bucketId))
    .innerJoin(categories, eq(categories.id, buckets.categoryId))
    .where(wanted);
  const totalElements = counted?.total ?? 0;
  const content = await selectCards(db)
    .where(wanted)
    .orderBy(...orders[sort], ...byRank)
    .limit(size)
    .offset(page * size);
  return { content, page, size, totalElements, totalPages: Math.ceil(totalElements / size) };
}

/** Every word must be found, in whichever field. More than ten don't make a search better. */
export const wordsOf = (search = ''): string[] => search.normalize('NFC').split(/\s+/).filter(Boolean).slice(0, 10);
