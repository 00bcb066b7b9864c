import type { ListedModule, ModuleListQuery, ModulePage, ModulesQuery } from '@marketplace/shared/contracts';
import { type Queries, takeTurns } from '../../db/index.ts';
import { hasChoices } from './list-choices.ts';
import { listModules } from './list-modules.ts';
import { readListed } from './read-listed.ts';
import { findRanked } from './ranked-search.ts';
import { phraseOf } from './search-words.ts';

/** How many searches of this process the database runs at once. */
const inTurn = takeTurns(3);

/** A page of modules: those that match best, or all that match in the requested order, with facets. */
export async function searchModules(db: Queries, query: ModulesQuery): Promise<ModulePage> {
  const phrase = phraseOf(query.search);
  const isRanked = phrase !== '' && (query.sort ?? 'rank') === 'rank';
  const isBest = isRanked && !query.facets && !hasChoices(query);
  const found = await inTurn(() => (isBest ? searchBest(db, phrase, query) : searchAll(db, phrase, query)));
  return isRanked ? { ...found, content: putFirst(phrase, found.content) } : found;
}

/** Of names that differ only in their capitals, the one that was typed comes first. */
const putFirst = (phrase: string, found: ListedModule[]): ListedModule[] => {
  const isTyped = ({ name }: ListedModule) => Number(phraseOf(name) === phrase);
  return found.toSorted((one, other) => isTyped(other) - isTyped(one));
};

/** Names what a list depends on besides its bucket or category; empty without any. */
export const listKey = (query: ModuleListQuery): unknown[] => {
  const { search, page = 0, size = null, sort = 'rank', facets = false, category, tag, price, trial, rating } = query;
  if (Object.values(query).every((value) => value === undefined)) return [];
  return [phraseOf(search), page, size, sort, facets, category, tag, price, trial, rating];
};

const placeOf = ({ page = 0, size = 20 }: ModulesQuery) => ({ page, size });

/** The best matches, found without checking every one. */
async function searchBest(db: Queries, phrase: string, query: ModulesQuery): Promise<ModulePage> {
  const { page, size } = placeOf(query);
  const { ids, total, isLowerBound, didYouMean } = await findRanked(db, phrase, {
    ...query,
    offset: page * size,
    size,
  });
  return {
    content: await readListed(db, ids),
    ...totals(query, total),
    ...(isLowerBound && { totalIsLowerBound: true }),
    ...(didYouMean !== undefined && { didYouMean }),
  };
}

async function searchAll(db: Queries, phrase: string, query: ModulesQuery): Promise<ModulePage> {
  const { ids, total, didYouMean, facets } = await listModules(db, phrase, query);
  return {
    content: await readListed(db, ids),
    ...totals(query, total),
    ...(didYouMean !== undefined && { didYouMean }),
    ...(facets && { facets }),
  };
}

const totals = (query: ModulesQuery, total: number) => {
  const { page, size } = placeOf(query);
  return { page, size, totalElements: total, totalPages: Math.ceil(total / size) };
};
