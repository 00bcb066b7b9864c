const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** A test whether a text contains every word of a search, ignoring case and accents; true for all without words. */
export const holdsWords = (search: string): ((text: string) => boolean) => {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return (text) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
};
