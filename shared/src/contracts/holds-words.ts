/** Letters without a removable accent, folded as in the database's search. */
const plain: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** A text for comparison: in lowercase, without accents. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => plain[letter] ?? letter);

/** A test whether a text contains every word of a search, ignoring case and accents; true for all without words. */
export const holdsWords = (search: string): ((text: string) => boolean) => {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return (text) => {
    const folded = foldText(text);
    return words.every((word) => folded.includes(word));
  };
};
