import { foldText } from '@marketplace/shared/contracts';

interface Part {
  text: string;
  isMatch: boolean;
}

/** The words of a search; hyphens, dots and apostrophes separate them. */
const wordsOf = (query: string) =>
  foldText(query)
    .split(/[\s./'’-]+/)
    .filter(Boolean);

/** A text in parts: those that match the words of a search, whatever their case and accents, and those in between. */
export const markedParts = (text: string, query: string): Part[] => {
  const letters = [...text];
  const folded = letters.map(foldText);
  /** The position in the text that each position in the folded text comes from. */
  const origins = folded.flatMap((part, at) => part.split('').map(() => at));
  const all = folded.join('');
  const marked = new Set<number>();
  for (const word of wordsOf(query))
    for (let at = all.indexOf(word); at !== -1; at = all.indexOf(word, at + word.length))
      for (let step = at; step < at + word.length; step += 1) marked.add(origins[step] ?? -1);
  return letters.reduce<Part[]>((parts, letter, at) => {
    const last = parts.at(-1);
    const isMatch = marked.has(at);
    if (last?.isMatch === isMatch) last.text += letter;
    else parts.push({ text: letter, isMatch });
    return parts;
  }, []);
};
