const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '');

const wordsOf = (text: string) => text.split(/[^\p{L}\p{M}]+/u).map(lettersOf);

/** Whether all letters of a password are one of the names or part of one: `Asha-1234` for Asha Rao. */
export const isNameWithDigits = (password: string, names: string[]): boolean => {
  const letters = lettersOf(password);
  const variants = (name: string) => [lettersOf(name), ...wordsOf(name), wordsOf(name).toReversed().join('')];
  return letters !== '' && names.flatMap(variants).includes(letters);
};
