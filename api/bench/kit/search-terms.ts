import { lastRankedWord, type BigCatalogWords } from '../../test/big-catalog.ts';
import type { Random } from '../../test/random.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const several = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/** What people search for, by kind. */
export function searchTerms({ words, tags, categories }: BigCatalogWords, random: Random): [string, string[]][] {
  const frequent = words.slice(0, 20);
  const middling = words.slice(100, 1_000);
  const rare = words.slice(4_000);
  return [
    ['rare word', several(400, () => random.of(rare))],
    ['word of medium frequency', several(400, () => random.of(middling))],
    ['common word', frequent],
    ['two words', several(400, () => `${random.of(frequent)} ${random.of(middling)}`)],
    ['two words of medium frequency', several(400, () => `${random.of(middling)} ${random.of(middling)}`)],
    ['a word being typed', several(400, () => random.of(middling).slice(0, 3 + random.below(2)))],
    ['one letter', letters],
    ['two letters', several(400, () => random.of(letters) + random.of(letters))],
    ['no match', several(400, () => `qx${random.of(middling)}j`)],
    ['tag', tags],
    ['category', categories],
    ['last ranked only', [lastRankedWord]],
  ];
}
