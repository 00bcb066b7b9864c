/**
 * Replaces the lines of a list inside a text that is otherwise written by hand. The list stays where its first line was.
 * @throws Error if the text has no such line
 */
export const replaceLines = (text: string, isListed: RegExp, lines: readonly string[]): string => {
  const all = text.split('\n');
  const first = all.findIndex((line) => isListed.test(line));
  if (first < 0) throw new Error(`There is no line like ${isListed}.`);
  const isKept = (line: string) => !isListed.test(line);
  return [...all.slice(0, first), ...lines, ...all.slice(first).filter(isKept)].join('\n');
};
