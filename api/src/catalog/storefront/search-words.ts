import { and, sql, type SQL } from 'drizzle-orm';
import { likePattern, likePrefix, moduleSearch } from '../../db/index.ts';

/** What is searched for, with single spaces: a module of this name comes first. */
export const phraseOf = (search = ''): string => search.normalize('NFC').trim().replace(/\s+/g, ' ');

/** Every word must be found, in whichever field. More than ten don't make a search better. */
export const wordsOf = (phrase: string): string[] => phrase.split(' ').filter(Boolean).slice(0, 10);

/** Of one or two letters: too short for trigrams, found by an index of their own. */
export const isShort = (word: string) => [...word].length <= 2;

/** A module that holds all words, in a form that the indexes answer. */
export const holdsWords = (words: string[]): SQL | undefined => and(...words.map(holdsWord));

const holdsWord = (word: string): SQL =>
  isShort(word)
    ? // The numbers of letters are not all different, so the text is looked at as well.
      sql`${moduleSearch.shortGrams} @> short_grams(lower(${word})) and ${textHoldsWords(sql`${moduleSearch.text}`, [word])}`
    : sql`${moduleSearch.text} like lower(${likePattern(word)})`;

/** One whose name, category and tags hold them all. The index needs one word that is long enough. */
export const headingHoldsWords = (words: string[]): SQL | undefined =>
  and(
    textHoldsWords(sql`${moduleSearch.heading}`, words),
    ...words
      .filter((word) => !isShort(word))
      .map((word) => sql`${moduleSearch.heading} like lower(${likePattern(word)})`),
  );

/** One whose name begins with the phrase. */
export const nameBegins = (phrase: string): SQL => sql`${moduleSearch.name} like lower(${likePrefix(phrase)})`;

/** How well a module that holds the words matches what is searched for: 1 is best. */
export const matchClass = (phrase: string, words: string[]): SQL => sql`case
  when name = lower(${phrase}) then 1
  when starts_with(name, lower(${phrase})) then 2
  when ${textHoldsWords(sql`name`, words)} then 3
  when ${textHoldsWords(sql`heading`, words)} then 4
  else 5 end`;

/** The same in a form that no index answers, for modules that are at hand already. */
export const textHoldsWords = (text: SQL, words: string[]): SQL =>
  sql.join(
    words.map((word) => sql`strpos(${text}, lower(${word})) > 0`),
    sql` and `,
  );
