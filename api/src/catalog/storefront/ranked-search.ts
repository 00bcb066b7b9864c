import { and, eq, inArray, not, sql, type SQL } from 'drizzle-orm';
import { buckets, moduleSearch, type Queries } from '../../db/index.ts';
import { correctedPhrases } from './corrected-phrases.ts';
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

/** Where modules are looked for: everywhere, or in a bucket or category. */
export interface Scope {
  bucketId?: string | undefined;
  categoryId?: string | undefined;
}

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
/** With fewer results than this, names with similar spelling follow. */
export const few = 10;
/** The length from which a name can be misspelled. */
const spellable = 4;

const byRank = sql`rank, popularity desc nulls last, module_id`;

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
 * The best ranked modules in the first class of match of which they fill the page, and, by an index, all that match better.
 * Undefined if they don't fill it and there are others.
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

/** What modules fulfill that match better than with a class, in a form that indexes can answer. */
function matchesBetter(matchClass: number, { phrase, words }: Search): SQL[] {
  if (matchClass === 4) return [nameBegins(phrase)];
  return matchClass === 5 ? nameHoldsWords(phrase, words) : headingHoldsWords(phrase, words);
}

async function findAmongAll(search: Search): Promise<Found> {
  return { ...(await readPage(search, [allOf(search)], search.wanted)), isLowerBound: false };
}

const allOf = ({ db, phrase, words, wanted }: Search) => and(holdsWords(phrase, words), inScope(db, wanted));

/** Those of `module_search` in a scope. */
export function inScope(db: Queries, { bucketId, categoryId }: Scope): SQL | undefined {
  const inCategory = db
    .select({ id: buckets.id })
    .from(buckets)
    .where(eq(buckets.categoryId, categoryId ?? ''));
  return and(
    bucketId === undefined ? undefined : eq(moduleSearch.bucketId, bucketId),
    categoryId === undefined ? undefined : inArray(moduleSearch.bucketId, inCategory),
  );
}

interface BestRanked {
  /** How many were scanned. */
  seen: number;
  total: number;
  /** By class of match, from 1. */
  counts: number[];
  /** Until the end of the page. */
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

interface SpelledAlike {
  ids: string[];
  /** The corrected phrase that the first ones hold. */
  meant?: string | undefined;
}

/**
 * Up to ten modules that hold what was probably meant, then those whose names have a similar spelling, such as
 * Attendance for "atendance".
 */
export async function findSpelledAlike(search: Omit<Search, 'wanted'> & { wanted: Scope }): Promise<SpelledAlike> {
  if ([...search.phrase].length < spellable) return { ids: [] };
  const corrected = await correctedPhrases(search.db, search.phrase);
  const { rows } = await search.db.execute<{ id: string; place: number | null }>(sql`
    with near as (${sql.join([...corrected.map((phrase, place) => meantBy(search, phrase, place)), similarTo(search)], sql` union all `)})
    select module_id as id, min(place) as place from near
     group by module_id, rank, popularity
     order by min(place) nulls last, min(class), max(similarity) desc, ${byRank} limit ${few}`);
  return { ids: rows.map(({ id }) => id), meant: corrected[rows[0]?.place ?? -1] };
}

type Spelled = Parameters<typeof findSpelledAlike>[0];

/** The best modules that hold a corrected phrase. */
function meantBy({ db, phrase: typed, words: typedWords, wanted }: Spelled, phrase: string, place: number): SQL {
  const words = wordsOf(phrase);
  return sql`(select module_id, rank, popularity, ${place}::int as place, ${matchClass(phrase, words)} as class, 0::real as similarity
    from ${moduleSearch}
   where ${and(holdsWords(phrase, words), not(holdsWords(typed, typedWords) ?? sql`true`), inScope(db, wanted))}
   order by class, ${byRank} limit ${few})`;
}

/** Modules whose names share most groups of three letters with the phrase. */
function similarTo({ db, phrase, words, wanted }: Spelled): SQL {
  const typed = sql`fold_search(${phrase})`;
  const { name } = moduleSearch;
  return sql`(select module_id, rank, popularity, null::int as place, 0 as class,
                     word_similarity(${typed}, ${name}) + similarity(${typed}, ${name}) as similarity
    from ${moduleSearch}
   where ${and(sql`${name} %> ${typed}`, not(holdsWords(phrase, words) ?? sql`true`), inScope(db, wanted))}
   order by similarity desc, ${byRank} limit ${few})`;
}
