import { decodeEntities } from './decode-entities.ts';

export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'start'; name: string; attributes: Map<string, string> }
  | { kind: 'end'; name: string };

/** A comment, a declaration, or a tag with its name and attributes. */
const markup = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>|<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;

const attribute = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** What stands in them is no markup, up to their end tag. */
const rawText = /^(?:script|style|textarea|title|xmp|iframe|noembed|noframes|noscript)$/;

const attributesOf = (text: string) => {
  const found = [...text.matchAll(attribute)].map(
    ([, name = '', double, single, bare]) =>
      [name.toLowerCase(), decodeEntities(double ?? single ?? bare ?? '')] as const,
  );
  // The first of a name counts.
  return new Map(found.reverse());
};

/** Where the end tag of raw text begins; the end of everything when there is none. */
const endOfRawText = (html: string, name: string, from: number) => {
  const at = html.slice(from).search(new RegExp(`</${name}[\\s/>]`, 'i'));
  return at < 0 ? html.length : from + at;
};

/** The tags and texts of HTML, in order. Raw text is left out. */
export const htmlTokens = (html: string): HtmlToken[] => {
  const tokens: HtmlToken[] = [];
  const addText = (text: string) => text && tokens.push({ kind: 'text', text: decodeEntities(text) });
  let at = 0;
  markup.lastIndex = 0;
  for (let match = markup.exec(html); match; match = markup.exec(html)) {
    const [whole, slash, tag, rest = ''] = match;
    addText(html.slice(at, match.index));
    at = match.index + whole.length;
    const name = tag?.toLowerCase();
    if (name && slash) tokens.push({ kind: 'end', name });
    if (!name || slash) continue;
    tokens.push({ kind: 'start', name, attributes: attributesOf(rest) });
    if (rawText.test(name)) markup.lastIndex = at = endOfRawText(html, name, at);
  }
  addText(html.slice(at));
  return tokens;
};
