import type { Nodes } from 'mdast';
import { parseMarkdown } from './parse-markdown.ts';

/** What a Markdown text says, without formatting: empty lines between blocks, line breaks between items and rows. */
export const plainText = (markdown: string): string =>
  hasMarks(markdown) ? textOf(parseMarkdown(markdown)) : markdown;

/** Most descriptions are one plain sentence, which needs no parser. */
const hasMarks = (text: string) => /[*_`#<>[\]~|\\&=+\n]|^\s*[-\d]|^ {4}|\t/.test(text);

const separators: Partial<Record<Nodes['type'], string>> = {
  root: '\n\n',
  blockquote: '\n\n',
  list: '\n',
  listItem: '\n',
  table: '\n',
  tableRow: ' ',
};

/** What a syntax tree says. */
export function textOf(node: Nodes): string {
  switch (node.type) {
    case 'break':
      return '\n';
    case 'image':
    case 'imageReference':
      return node.alt ?? '';
    case 'definition':
    case 'thematicBreak':
      return '';
  }
  if ('value' in node) return node.value;
  if (!('children' in node)) return '';
  const separator = separators[node.type] ?? '';
  return node.children
    .map(textOf)
    .filter((text) => separator === '' || text !== '')
    .join(separator);
}
