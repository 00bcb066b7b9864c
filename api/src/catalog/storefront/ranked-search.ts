import { and, eq, inArray, not, sql, type SQL } from 'drizzle-orm';
import { buckets, moduleSearch, type Queries } from '../../db/index.ts';
import { correctedPhrases } from './corrected-phrases.ts';
import {
  headingHoldsWords,
  holdsWords,
  isShort,
  matchClass,
  nameBegins,
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
  const early = isFiltered ? undefined : ((await findByExactName(search)) ?? (await findByHeading(search)));
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
 * The best ranked modules that hold the words, and all that match at least as well. The best ranked are then the first
 * of the next class. Undefined if these don't fill the page and there are others.
 */
async function findAmongBest(search: Search, atLeast: number, matching: SQL | undefined): Promise<Found | undefined> {
  const found = sql`
    select ${columnsOf(search)} from best where holds union select ${columnsOf(search)} from ${moduleSearch} where ${matching}`;
  const { seen, leading, total, ids } = await readPage(search, found, atLeast + 1);
  if (seen < looksThrough) return { ids, total, isLowerBound: false };
  return leading < search.wanted.offset + search.wanted.size ? undefined : { ids, total, isLowerBound: true };
}

const findByExactName = (search: Search) =>
  findAmongBest(search, 1, sql`${moduleSearch.name} = fold_search(${search.phrase})`);

const findByHeading = (search: Search) =>
  search.words.every(isShort)
    ? findAmongBest(search, 3, nameBegins(search.phrase))
    : findAmongBest(search, 5, headingHoldsWords(search.phrase, search.words));

async function findAmongAll(search: Search): Promise<Found> {
  const found = sql`select ${columnsOf(search)} from ${moduleSearch} where ${allOf(search)}`;
  const { total, ids } = await readPage(search, found);
  return { ids, total, isLowerBound: false };
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

interface ReadPage {
  /** Scanned one by one. */
  seen: number;
  /** Those of the requested classes. */
  leading: number;
  total: number;
  ids: string[];
}

/** The requested page of what a query finds; it may read from `best`, the best ranked modules. */
async function readPage(search: Search, found: SQL, classes = 6): Promise<ReadPage> {
  const { offset, size } = search.wanted;
  const { rows } = await search.db.execute<ReadPage & Record<string, unknown>>(sql`
    with best as materialized (
      select module_id, rank, popularity, name, joined_name, heading,
             ${rowHoldsWords(search.phrase, search.words)} as holds
        from ${moduleSearch} order by ${byRank} limit ${looksThrough}),
    found as materialized (${found})
    select (select count(*)::int from best) as seen, (select count(*)::int from found where class <= ${classes}) as leading,
           (select count(*)::int from found) as total,
           array(select module_id from found order by class, ${byRank} limit ${size} offset ${offset}) as ids`);
  return rows[0] ?? { seen: 0, leading: 0, total: 0, ids: [] };
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
