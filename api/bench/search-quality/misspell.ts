import type { Random } from '../../test/random.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** A name with one typing error in one of its longer words: a letter missing, added or replaced, or two swapped. */
export function misspell(name: string, random: Random): string | undefined {
  const long = [...name.toLowerCase().matchAll(/[a-z]{5,}/g)];
  if (long.length === 0) return undefined;
  const { 0: word, index } = random.of(long);
  const at = index + random.below(word.length - 1);
  const text = name.toLowerCase();
  const [before, one = '', next = '', after] = [text.slice(0, at), text[at], text[at + 1], text.slice(at + 2)];
  const other = random.of([...letters].filter((letter) => letter !== one));
  const wrong = random.of([`${next}`, `${one}${other}${next}`, `${other}${next}`, `${next}${one}`]);
  return wrong === one + next ? misspell(name, random) : before + wrong + after;
}
