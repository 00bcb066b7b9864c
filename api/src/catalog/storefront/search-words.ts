import { and, or, sql, type SQL } from 'drizzle-orm';
import { likePattern, likePrefix, moduleSearch } from '../../db/index.ts';

/** The searched phrase, with single spaces: a module of this name comes first. */
export const phraseOf = (search = ''): string => search.normalize('NFKC').trim().replace(/\s+/g, ' ');

/** Every word must be found, in any field. More than ten don't improve a search. Hyphens and dots separate words. */
export const wordsOf = (phrase: string): string[] =>
  phrase
    .replace(/(?<=[\p{L}\p{M}\p{N}])[-./'’]+(?=[\p{L}\p{N}])/gu, ' ')
    .split(' ')
    .filter(Boolean)
    .slice(0, 10);

/** One or two letters long: too short for trigrams, so they have their own index. */
const isShort = (word: string) => [...word].length <= 2;

const folded = (text: string): SQL => sql`fold_search(${text})`;
const joined = (phrase: string): SQL => sql`join_search(${phrase})`;

/** A module that holds all words, or whose name begins with them as one word, in a form that indexes can answer. */
export const holdsWords = (phrase: string, words: string[]): SQL | undefined =>
  or(
    and(...words.map((word) => holdsWord(sql`${moduleSearch.text}`, sql`${moduleSearch.shortGrams}`, word))),
    joinedNameBegins(phrase),
  );

/** The same of those that hold them in name, category and tags; a module matches one of the conditions. */
export const headingHoldsWords = (phrase: string, words: string[]): SQL[] =>
  partHoldsWords(sql`${moduleSearch.heading}`, phrase, words);

/** The same of those that hold them in their name. */
export const nameHoldsWords = (phrase: string, words: string[]): SQL[] =>
  partHoldsWords(sql`${moduleSearch.name}`, phrase, words);

/**
 * Short words are looked up only if there are no others: most of them are in too many modules. Conditions joined by "or"
 * would calculate the numbers for letters of each row again.
 */
const partHoldsWords = (part: SQL, phrase: string, words: string[]): SQL[] => {
  const holdsOne = (word: string) =>
    isShort(word) && !words.every(isShort)
      ? textHoldsWords(part, [word])
      : holdsWord(part, sql`short_grams(${part})`, word);
  return [sql.join(words.map(holdsOne), sql` and `), joinedNameBegins(phrase)];
};

const holdsWord = (text: SQL, shortGrams: SQL, word: string): SQL =>
  isShort(word)
    ? // The numbers for letters aren't unique, so the text is checked as well.
      sql`${shortGrams} @> short_grams(${folded(word)}) and ${textHoldsWords(text, [word])}`
    : sql`${text} like ${folded(likePattern(word))}`;

/** A module with this name, with or without spaces and marks. */
export const hasName = (phrase: string): SQL =>
  sql`${moduleSearch.name} = ${folded(phrase)} or ${moduleSearch.joinedName} = nullif(${joined(phrase)}, '')`;

/** A module whose name begins with the phrase. */
export const nameBegins = (phrase: string): SQL =>
  sql`${moduleSearch.name} like ${folded(likePrefix(phrase))} or ${joinedNameBegins(phrase)}`;

/** A module whose letters and digits begin with those of the phrase; none for a phrase without any. */
const joinedNameBegins = (phrase: string): SQL =>
  /[\p{L}\p{N}]/u.test(phrase) ? sql`${moduleSearch.joinedName} like ${joined(phrase)} || '%'` : sql`false`;

/** How well a module that holds the words matches the phrase: 1 is best, 6 is last. */
export const matchClass = (phrase: string, words: string[]): SQL => sql`case
  when name = ${folded(phrase)} then 1
  when joined_name = nullif(${joined(phrase)}, '') then 2
  when starts_with(name, ${folded(phrase)}) or starts_with(joined_name, nullif(${joined(phrase)}, '')) then 3
  when ${textHoldsWords(sql`name`, words)} then 4
  when ${textHoldsWords(sql`heading`, words)} then 5
  else 6 end`;

/** The same as `holdsWords` in a form that uses no index, for modules already at hand. */
export const rowHoldsWords = (phrase: string, words: string[]): SQL =>
  sql`(${textHoldsWords(sql`text`, words)} or starts_with(joined_name, nullif(${joined(phrase)}, '')))`;

const textHoldsWords = (text: SQL, words: string[]): SQL =>
  sql.join(
    words.map((word) => sql`strpos(${text}, ${folded(word)}) > 0`),
    sql` and `,
  );
