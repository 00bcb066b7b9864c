import { and, sql, type SQL } from 'drizzle-orm';
import { likePattern } from '../db/like-pattern.ts';
import { moduleSearch } from '../db/schema/module-search.ts';

/** Every word must be found, in whichever field. More than ten don't make a search better. */
export const wordsOf = (search = ''): string[] => search.normalize('NFC').split(/\s+/).filter(Boolean).slice(0, 10);

/** Of one or two letters: too short for trigrams, found by an index of their own. */
const isShort = (word: string) => [...word].length <= 2;

/** A module that holds all words, in a form that the indexes answer. */
export const holdsWords = (words: string[]): SQL | undefined => and(...words.map(holdsWord));

const holdsWord = (word: string): SQL =>
  isShort(word)
    ? // The numbers of letters are not all different, so the text is looked at as well.
      sql`${moduleSearch.shortGrams} @> short_grams(lower(${word})) and ${textHoldsWords(sql`${moduleSearch.text}`, [word])}`
    : sql`${moduleSearch.text} like lower(${likePattern(word)})`;

/** The same in a form that no index answers, for modules that are at hand already. */
export const textHoldsWords = (text: SQL, words: string[]): SQL =>
  sql.join(
    words.map((word) => sql`strpos(${text}, lower(${word})) > 0`),
    sql` and `,
  );
