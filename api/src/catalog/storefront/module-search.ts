import { and, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { ModulePage, ModuleSort, ModulesQuery } from '@marketplace/shared/contracts';
import { buckets, categories, modules, moduleSearch, type Queries, takeTurns } from '../../db/index.ts';
import { byRank, isPublished, selectCards } from './module-columns.ts';
import { findRanked } from './ranked-search.ts';
import { holdsWords, phraseOf, wordsOf } from './search-words.ts';

const orders: Record<ModuleSort, SQL[]> = {
  rank: [],
  'name,asc': [sql`lower(${modules.name})`],
  'name,desc': [sql`lower(${modules.name}) desc`],
  'rating,desc': [sql`${modules.rating} desc nulls last`],
  'views,desc': [sql`${modules.views} desc`],
  'downloads,desc': [sql`${modules.downloads} desc`],
  'releasedAt,desc': [sql`${modules.releasedAt} desc nulls last`],
};

/** Searches of this process that the database works on at once. */
const inTurn = takeTurns(3);

/** A page of modules: those that match best, or all that hold the words in whatever order is asked for. */
export async function searchModules(db: Queries, query: ModulesQuery): Promise<ModulePage> {
  const phrase = phraseOf(query.search);
  const isRanked = phrase !== '' && (query.sort ?? 'rank') === 'rank';
  return inTurn(() => (isRanked ? searchRanked(db, phrase, query) : listPage(db, phrase, query)));
}

async function searchRanked(db: Queries, phrase: string, query: ModulesQuery): Promise<ModulePage> {
  const { page = 0, size = 20, bucketId, categoryId } = query;
  const found = await findRanked(db, phrase, { bucketId, categoryId, offset: page * size, size });
  const cards = found.ids.length === 0 ? [] : await selectCards(db).where(inArray(modules.id, found.ids));
  const content = found.ids.flatMap((id) => cards.find((card) => card.id === id) ?? []);
  return toPage(content, { page, size, ...found });
}

async function listPage(db: Queries, phrase: string, query: ModulesQuery): Promise<ModulePage> {
  const words = wordsOf(phrase);
  const { page = 0, size = 20, sort = 'rank', bucketId, categoryId } = query;
  const wanted = and(
    isPublished,
    bucketId === undefined ? undefined : eq(modules.bucketId, bucketId),
    categoryId === undefined ? undefined : eq(buckets.categoryId, categoryId),
    words.length === 0
      ? undefined
      : inArray(
          modules.id,
          db.select({ id: moduleSearch.moduleId }).from(moduleSearch).where(holdsWords(phrase, words)),
        ),
  );
  const [counted] = await db
    .select({ total: count() })
    .from(modules)
    .innerJoin(buckets, eq(buckets.id, modules.bucketId))
    .innerJoin(categories, eq(categories.id, buckets.categoryId))
    .where(wanted);
  const content = await selectCards(db)
    .where(wanted)
    .orderBy(...orders[sort], ...byRank)
    .limit(size)
    .offset(page * size);
  return toPage(content, { page, size, total: counted?.total ?? 0, isLowerBound: false });
}

interface Place {
  page: number;
  size: number;
  total: number;
  isLowerBound: boolean;
  didYouMean?: string | undefined;
}

const toPage = (
  content: ModulePage['content'],
  { page, size, total, isLowerBound, didYouMean }: Place,
): ModulePage => ({
  content,
  page,
  size,
  totalElements: total,
  totalPages: Math.ceil(total / size),
  ...(isLowerBound && { totalIsLowerBound: true }),
  ...(didYouMean !== undefined && { didYouMean }),
});
