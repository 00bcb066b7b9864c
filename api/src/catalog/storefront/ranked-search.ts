import { and, eq, inArray, not, sql, type SQL } from 'drizzle-orm';
import { buckets, moduleSearch, type Queries } from '../../db/index.ts';
import {
  headingHoldsWords,
  holdsWords,
  isShort,
  matchClass,
  nameBegins,
  textHoldsWords,
  wordsOf,
} from './search-words.ts';

interface Wanted {
  bucketId: string | undefined;
  categoryId: string | undefined;
  offset: number;
  size: number;
}

interface Found {
  /** Of the wanted page, best match first. */
  ids: string[];
  total: number;
  /** There are more than `total`. */
  isLowerBound: boolean;
}

/** So many of the best ranked modules are looked through, one by one, before any index is asked. */
const looksThrough = 1_000;
/** With fewer results than these, names that are spelled much the same come after them. */
const few = 10;
/** Letters from which on a name can be misspelled. */
const spellable = 4;

const byRank = sql`rank, popularity desc nulls last, module_id`;

/**
 * The modules that hold every word of a phrase: by how well they match, and by rank within one class of match.
 * Frequent words are found at once among the best ranked modules, where an index would have to bring and sort tens of
 * thousands; rare ones are not found there, and an index brings the few that there are.
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
 * The best ranked that hold the words, and all that match at least so well. Of the next class the best ranked are then
 * the first ones: nothing if these don't fill the page, and there are others.
 */
async function findAmongBest(search: Search, atLeast: number, matching: SQL | undefined): Promise<Found | undefined> {
  const found = sql`
    select ${columnsOf(search)} from best where holds union select ${columnsOf(search)} from ${moduleSearch} where ${matching}`;
  const { seen, leading, total, ids } = await readPage(search, found, atLeast + 1);
  if (seen < looksThrough) return { ids, total, isLowerBound: false };
  return leading < search.wanted.offset + search.wanted.size ? undefined : { ids, total, isLowerBound: true };
}

const findByExactName = (search: Search) =>
  findAmongBest(search, 1, sql`${moduleSearch.name} = lower(${search.phrase})`);

const findByHeading = (search: Search) =>
  search.words.every(isShort)
    ? findAmongBest(search, 2, nameBegins(search.phrase))
    : findAmongBest(search, 4, headingHoldsWords(search.words));

async function findAmongAll(search: Search): Promise<Found> {
  const found = sql`select ${columnsOf(search)} from ${moduleSearch} where ${allOf(search)}`;
  const { total, ids } = await readPage(search, found);
  return { ids, total, isLowerBound: false };
}

const allOf = ({ db, words, wanted }: Search) => and(holdsWords(words), filterOf(db, wanted));

function filterOf(db: Queries, { bucketId, categoryId }: Wanted): SQL | undefined {
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
  /** Looked through one by one. */
  seen: number;
  /** Those of the classes that are asked about. */
  leading: number;
  total: number;
  ids: string[];
}

/** The wanted page of what a query finds; it may read from `best`, the best ranked modules. */
async function readPage(search: Search, found: SQL, classes = 5): Promise<ReadPage> {
  const { offset, size } = search.wanted;
  const { rows } = await search.db.execute<ReadPage & Record<string, unknown>>(sql`
    with best as materialized (
      select module_id, rank, popularity, name, heading, ${textHoldsWords(sql`text`, search.words)} as holds
        from ${moduleSearch} order by ${byRank} limit ${looksThrough}),
    found as materialized (${found})
    select (select count(*)::int from best) as seen, (select count(*)::int from found where class <= ${classes}) as leading,
           (select count(*)::int from found) as total,
           array(select module_id from found order by class, ${byRank} limit ${size} offset ${offset}) as ids`);
  return rows[0] ?? { seen: 0, leading: 0, total: 0, ids: [] };
}

/** Adds modules whose names are spelled much the same, such as Attendance for "atendance". */
async function addSpellings({ db, phrase, words, wanted }: Search, found: Found): Promise<Found> {
  if ([...phrase].length < spellable) return found;
  const similar = and(
    sql`${moduleSearch.name} %> lower(${phrase})`,
    not(holdsWords(words) ?? sql`true`),
    filterOf(db, wanted),
  );
  const { rows } = await db.execute<{ id: string }>(sql`
    select module_id as id from ${moduleSearch} where ${similar}
     order by word_similarity(lower(${phrase}), ${moduleSearch.name}) + similarity(lower(${phrase}), ${moduleSearch.name}) desc,
              ${byRank} limit ${few}`);
  const { offset, size } = wanted;
  const from = Math.max(0, offset - found.total);
  const near = rows.slice(from, from + size - found.ids.length).map(({ id }) => id);
  return { ...found, ids: [...found.ids, ...near], total: found.total + rows.length };
}
