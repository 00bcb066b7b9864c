/** `{{name}}`, with the name in the first group. */
export const placeholderPattern = /\{\{\s*([a-z_]+)\s*\}\}/g;

/** Separated by empty lines. */
export const paragraphsOf = (text: string): string[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** The names in order. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(placeholderPattern)].map(([, name = '']) => name);

/** The name of the placeholder, if a paragraph consists of one. */
export const alonePlaceholder = (paragraph: string): string | undefined =>
  /^\{\{\s*([a-z_]+)\s*\}\}$/.exec(paragraph)?.[1];
