import { and, sql, type SQL } from 'drizzle-orm';
import { moduleSearch, type Queries } from '../../db/index.ts';
import { byRank, inScope, type Scope } from './search-scope.ts';
import {
  hasName,
  headingHoldsWords,
  holdsWords,
  matchClass,
  nameBegins,
  nameHoldsWords,
  rowHoldsWords,
  wordsOf,
} from './search-words.ts';
import { few, findSpelledAlike } from './spelled-alike.ts';

interface Wanted extends Scope {
  offset: number;
  size: number;
}

interface Found {
  /** Of the requested page, best match first. */
  ids: string[];
  total: number;
  /** There are more than `total`. */
  isLowerBound: boolean;
  /** What was probably meant, if nothing holds what was typed. */
  didYouMean?: string | undefined;
}

/** How many of the best ranked modules are scanned, one by one, before any index is used. */
const looksThrough = 1_000;

/**
 * The modules that hold every word of a phrase: by how well they match, and by rank within one class of match. Frequent
 * words are found at once among the best ranked modules, where an index would have to fetch and sort tens of thousands;
 * rare ones aren't found there, and an index fetches the few that exist.
 */
export async function findRanked(db: Queries, phrase: string, wanted: Wanted): Promise<Found> {
  const search = { db, phrase, words: wordsOf(phrase), wanted };
  const isFiltered = wanted.bucketId !== undefined || wanted.categoryId !== undefined;
  const early = isFiltered ? undefined : await findEarly(search);
  const found = early ?? (await findAmongAll(search));
  return found.isLowerBound || found.total >= few ? found : addSpellings(search, found);
}

interface Search {
  db: Queries;
  phrase: string;
  words: string[];
  wanted: Wanted;
}

const columnsOf = ({ phrase, words }: Search) =>
  sql`module_id, rank, popularity, ${matchClass(phrase, words)} as class`;

/**
 * Fills the page from the best ranked modules, after all those that match better, which an index finds. Undefined if the
 * best ranked modules don't fill it, and there are others.
 */
async function findEarly(search: Search): Promise<Found | undefined> {
  const { offset, size } = search.wanted;
  const best = await lookThrough(search);
  if (best.seen < looksThrough) return { ids: best.ids.slice(offset), total: best.total, isLowerBound: false };
  const below = (end: number) => best.counts.slice(0, end - 1).reduce((sum, count) => sum + count, 0);
  const filling = [3, 4, 5, 6].find((end) => below(end + 1) >= offset + size);
  if (filling === undefined) return undefined;
  if (filling === 3) return { ids: best.ids.slice(offset), total: best.total, isLowerBound: true };
  const better = await readPage(search, matchesBetter(filling, search), { offset: 0, size: offset + size });
  return {
    ids: [...better.ids, ...best.ids.slice(below(filling))].slice(offset, offset + size),
    total: better.total + best.total - below(filling),
    isLowerBound: true,
  };
}

/** The conditions of all better classes of match, in a form that indexes can answer. */
function matchesBetter(matchClass: number, { phrase, words }: Search): SQL[] {
  if (matchClass === 4) return [nameBegins(phrase)];
  return matchClass === 5 ? nameHoldsWords(phrase, words) : headingHoldsWords(phrase, words);
}

async function findAmongAll(search: Search): Promise<Found> {
  return { ...(await readPage(search, [allOf(search)], search.wanted)), isLowerBound: false };
}

const allOf = ({ db, phrase, words, wanted }: Search) => and(holdsWords(phrase, words), inScope(db, wanted));

interface BestRanked {
  /** How many were scanned. */
  seen: number;
  total: number;
  /** By class of match, from 1. */
  counts: number[];
  /** Up to the end of the page. */
  ids: string[];
}

/** The best ranked modules that hold the words, and all with the exact name. */
async function lookThrough(search: Search): Promise<BestRanked> {
  const { phrase, words, wanted } = search;
  const { rows } = await search.db.execute<BestRanked & Record<string, unknown>>(sql`
    with best as materialized (
      select module_id, rank, popularity, name, joined_name, heading, ${rowHoldsWords(phrase, words)} as holds
        from ${moduleSearch} order by ${byRank} limit ${looksThrough}),
    found as materialized (
      select ${columnsOf(search)} from best where holds
       union select ${columnsOf(search)} from ${moduleSearch} where ${hasName(phrase)})
    select (select count(*)::int from best) as seen, (select count(*)::int from found) as total,
           array(select (select count(*)::int from found where class = one) from generate_series(1, 6) one) as counts,
           array(select module_id from found order by class, ${byRank} limit ${wanted.offset + wanted.size}) as ids`);
  return rows[0] ?? { seen: 0, total: 0, counts: [], ids: [] };
}

interface Page {
  total: number;
  ids: string[];
}

/** A page of the modules that match one of these conditions, and their number. */
async function readPage(search: Search, conditions: (SQL | undefined)[], { offset, size }: Omit<Wanted, keyof Scope>) {
  const matching = conditions.map((one) => sql`select ${columnsOf(search)} from ${moduleSearch} where ${one}`);
  const { rows } = await search.db.execute<Page & Record<string, unknown>>(sql`
    with found as materialized (${sql.join(matching, sql` union `)})
    select (select count(*)::int from found) as total,
           array(select module_id from found order by class, ${byRank} limit ${size} offset ${offset}) as ids`);
  return rows[0] ?? { total: 0, ids: [] };
}

/** Adds modules with similar spelling after those that hold the phrase. */
async function addSpellings(search: Search, found: Found): Promise<Found> {
  const near = await findSpelledAlike(search);
  const { offset, size } = search.wanted;
  const from = Math.max(0, offset - found.total);
  const ids = near.ids.slice(from, from + size - found.ids.length);
  return {
    ...found,
    ids: [...found.ids, ...ids],
    total: found.total + near.ids.length,
    didYouMean: found.total === 0 ? near.meant : undefined,
  };
}
