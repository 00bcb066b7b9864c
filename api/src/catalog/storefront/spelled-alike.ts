import { and, not, sql, type SQL } from 'drizzle-orm';
import { moduleSearch, type Queries } from '../../db/index.ts';
import { correctedPhrases } from './corrected-phrases.ts';
import { byRank, inScope, type Scope } from './search-scope.ts';
import { holdsWords, matchClass, wordsOf } from './search-words.ts';

/** With fewer results than this, names with similar spelling follow. */
export const few = 10;
/** The length from which a name can be misspelled. */
const spellable = 4;

interface Search {
  db: Queries;
  phrase: string;
  words: string[];
  wanted: Scope;
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
export async function findSpelledAlike(search: Search): Promise<SpelledAlike> {
  if ([...search.phrase].length < spellable) return { ids: [] };
  const corrected = await correctedPhrases(search.db, search.phrase);
  const { rows } = await search.db.execute<{ id: string; place: number | null }>(sql`
    with near as (${sql.join([...corrected.map((phrase, place) => meantBy(search, phrase, place)), similarTo(search)], sql` union all `)})
    select module_id as id, min(place) as place from near
     group by module_id, rank, popularity
     order by min(place) nulls last, min(class), max(similarity) desc, ${byRank} limit ${few}`);
  return { ids: rows.map(({ id }) => id), meant: corrected[rows[0]?.place ?? -1] };
}

/** The best modules that hold a corrected phrase. */
function meantBy({ db, phrase: typed, words: typedWords, wanted }: Search, phrase: string, place: number): SQL {
  const words = wordsOf(phrase);
  return sql`(select module_id, rank, popularity, ${place}::int as place, ${matchClass(phrase, words)} as class, 0::real as similarity
    from ${moduleSearch}
   where ${and(holdsWords(phrase, words), not(holdsWords(typed, typedWords) ?? sql`true`), inScope(db, wanted))}
   order by class, ${byRank} limit ${few})`;
}

/** Modules whose names share most groups of three letters with the phrase. */
function similarTo({ db, phrase, words, wanted }: Search): SQL {
  const typed = sql`fold_search(${phrase})`;
  const { name } = moduleSearch;
  return sql`(select module_id, rank, popularity, null::int as place, 0 as class,
                     word_similarity(${typed}, ${name}) + similarity(${typed}, ${name}) as similarity
    from ${moduleSearch}
   where ${and(sql`${name} %> ${typed}`, not(holdsWords(phrase, words) ?? sql`true`), inScope(db, wanted))}
   order by similarity desc, ${byRank} limit ${few})`;
}
