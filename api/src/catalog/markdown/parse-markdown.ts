import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** Deeper quotes and lists would take the parser seconds, or its stack, so further openings in a line are dropped. */
const tooDeep =
  /^((?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){12})(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t])))+/gm;

/** Markdown as on GitHub, as a syntax tree. Never throws: every text is Markdown. */
export const parseMarkdown = (text: string): Root =>
  fromMarkdown(text.replace(tooDeep, '$1'), { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
