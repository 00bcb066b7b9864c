import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { ModuleFacets, ModuleSort, ModulesQuery } from '@marketplace/shared/contracts';
import { buckets, modules, moduleSearch, type Queries } from '../../db/index.ts';
import { countFacets } from './count-facets.ts';
import { choiceConditions, pricedModules } from './list-choices.ts';
import { byRank, isPublished } from './module-columns.ts';
import { findRanked } from './ranked-search.ts';
import { inScope } from './search-scope.ts';
import { holdsWords, matchClass, wordsOf } from './search-words.ts';
import { few, findSpelledAlike } from './spelled-alike.ts';

interface Listed {
  /** Of the requested page. */
  ids: string[];
  total: number;
  didYouMean?: string | undefined;
  facets?: ModuleFacets | undefined;
}

const byName = sql`lower(${modules.name})`;
const orders: Record<ModuleSort, SQL[]> = {
  rank: [],
  name: [byName],
  'name,asc': [byName],
  'name,desc': [sql`${byName} desc`],
  ...both('rating', sql`${modules.rating} desc nulls last`),
  ...both('views', sql`${modules.views} desc`),
  ...both('downloads', sql`${modules.downloads} desc`),
  ...both('releasedAt', sql`${modules.releasedAt} desc nulls last`),
};

function both<Name extends string>(name: Name, order: SQL) {
  return { [name]: [order], [`${name},desc`]: [order] } as Record<Name | `${Name},desc`, SQL[]>;
}

/** A page of the modules that hold all words of a phrase and match the choices, in any order, with their exact number. */
export async function listModules(db: Queries, phrase: string, query: ModulesQuery): Promise<Listed> {
  const near = phrase === '' ? undefined : await findNear(db, phrase, query);
  const found = and(isPublished, inPlace(query), phrase === '' ? undefined : isFound(phrase, near?.ids ?? []));
  const choices = choiceConditions(query);
  const wanted = and(found, ...Object.values(choices));
  const isBest = phrase !== '' && (query.sort ?? 'rank') === 'rank' && Object.keys(choices).length === 0;
  const ids = isBest
    ? (await findRanked(db, phrase, { ...query, ...partOf(query) })).ids
    : await readPage(db, { phrase, near: near?.ids ?? [], wanted }, query);
  const counted = query.facets
    ? await countFacets(db, { found, query, choices })
    : { total: await countOf(db, wanted), facets: undefined };
  return { ids, ...counted, didYouMean: near?.didYouMean };
}

const partOf = ({ page = 0, size = 20 }: ModulesQuery) => ({ offset: page * size, size });

const inPlace = ({ bucketId, categoryId }: ModulesQuery) =>
  and(
    bucketId === undefined ? undefined : eq(modules.bucketId, bucketId),
    categoryId === undefined ? undefined : eq(buckets.categoryId, categoryId),
  );

const isFound = (phrase: string, near: string[]) => {
  const holding = sql`select ${moduleSearch.moduleId} from ${moduleSearch} where ${holdsWords(phrase, wordsOf(phrase))}`;
  const others = near.length > 0 ? sql`union all select unnest(${sql.param(near)}::text[])` : sql``;
  return sql`${modules.id} in (${holding} ${others})`;
};

/** If few modules hold the words: those with similar spelling, and what was probably meant. */
async function findNear(db: Queries, phrase: string, wanted: ModulesQuery) {
  const words = wordsOf(phrase);
  const { rows } = await db.execute(sql`
    select from ${moduleSearch} where ${and(holdsWords(phrase, words), inScope(db, wanted))} limit ${few}`);
  if (rows.length >= few) return undefined;
  const { ids, meant } = await findSpelledAlike({ db, phrase, words, wanted });
  return { ids, didYouMean: rows.length === 0 ? meant : undefined };
}

async function countOf(db: Queries, wanted: SQL | undefined): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${pricedModules} where ${wanted}`,
  );
  return rows[0]?.total ?? 0;
}

interface Wanted {
  phrase: string;
  near: string[];
  wanted: SQL | undefined;
}

/** The ids of a page: by how well they match, then by rank, or as requested. */
async function readPage(db: Queries, { phrase, near, wanted }: Wanted, query: ModulesQuery): Promise<string[]> {
  const { sort = 'rank' } = query;
  const { offset, size } = partOf(query);
  const matching = sql`select ${modules.id} from ${pricedModules} where ${wanted}`;
  const part = sql`limit ${size} offset ${offset}`;
  const best = sql`select module_id as id from ${moduleSearch} where module_id in (${matching})
    order by array_position(${sql.param(near)}::text[], module_id) nulls first, ${matchClass(phrase, wordsOf(phrase))},
             rank, popularity desc nulls last, module_id ${part}`;
  const sorted = sql`${matching} order by ${sql.join([...orders[sort], ...byRank], sql`, `)} ${part}`;
  const { rows } = await db.execute<{ id: string }>(phrase !== '' && sort === 'rank' ? best : sorted);
  return rows.map(({ id }) => id);
}
