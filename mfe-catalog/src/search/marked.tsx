import { markedParts } from './marked-parts.ts';

/** A text with the words of a search marked in it. */
export const Marked = ({ text, query }: { text: string; query: string }) =>
  markedParts(text, query).map(({ text: part, isMatch }, index) =>
    isMatch ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
  );
