import { sql } from 'drizzle-orm';
import { type Queries, searchWords } from '../../db/index.ts';
import { wordsOf } from './search-words.ts';

/** How many corrections of a word are tried, and phrases made from them. */
const perWord = 3;
const most = 5;

/** What a phrase with typing errors probably means, likeliest first; empty if all its words are known. */
export async function correctedPhrases(db: Queries, phrase: string): Promise<string[]> {
  const words = phrase.split(' ');
  const inOne = phrase.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  const corrections = await correctionsOf(db, [...wordsOf(phrase), ...words, inOne]);
  const choices = words.map((word) => [...(corrections.get(word) ?? []), word]);
  const phrases = choices.reduce<string[][]>(
    (begun, choice) => begun.flatMap((start) => choice.map((word) => [...start, word])),
    [[]],
  );
  const singular = words.map(singularOf).join(' ');
  const made = [...phrases.slice(0, most).map((made) => made.join(' ')), ...(corrections.get(inOne) ?? []), singular];
  return [...new Set(made)].filter((one) => one !== phrase).slice(0, most + 1);
}

/** The words of the catalog that differ from each of these by one typing error, the most similar first. */
async function correctionsOf(db: Queries, words: string[]): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ typed: string; meant: string[] }>(sql`
    select typed, array(
      select word from ${searchWords}
       where keys && spelling_keys(plain_search(typed)) and word <> plain_search(typed)
       order by similarity(word, plain_search(typed)) desc, word limit ${perWord}) as meant
      from unnest(${sql.param(words)}::text[]) as typed
     where char_length(typed) >= 4
       and not exists (select from ${searchWords} where word = plain_search(typed))`);
  return new Map(rows.map(({ typed, meant }) => [typed, meant]));
}

/** What the singular and the plural of an English word have in common. */
const singularOf = (word: string) =>
  word.length < 4 || /[ius]s$/i.test(word) ? word : word.replace(/(?:ie|(?<=x|ch|sh)e)?s$/i, '');
