import { htmlTokens } from './html-tokens.ts';

export interface HtmlElement {
  name: string;
  attributes: Map<string, string>;
  children: HtmlNode[];
}
export type HtmlNode = string | HtmlElement;

const words = (text: string) => new Set(text.split(' '));

/** As deep as the API lets a policy be. What is nested deeper only loses its tags. */
const DEEPEST = 100;

const isVoid = words('area base br col embed frame hr img input link meta param source track wbr');
const endsParagraph = words(
  'address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 ' +
    'h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul',
);
const headings = words('h1 h2 h3 h4 h5 h6');

/** Beginning one of these ends another of them, unless one of `within` began since. */
const siblings = [
  { of: words('li'), within: words('ul ol') },
  { of: words('dt dd'), within: words('dl') },
  { of: words('td th'), within: words('tr table') },
  { of: words('tr'), within: words('thead tbody tfoot table') },
  { of: words('caption thead tbody tfoot'), within: words('table') },
  { of: words('table'), within: words('td th caption') },
  { of: words('a'), within: words('td th caption') },
];

/** What may stand right inside the parts of a table. */
const parts = new Map([
  ['table', words('caption thead tbody tfoot')],
  ['thead', words('tr')],
  ['tbody', words('tr')],
  ['tfoot', words('tr')],
  ['tr', words('td th')],
]);
const partNames = words('caption thead tbody tfoot tr td th');
/** No end tag reaches beyond them. */
const scopes = words('table td th caption');

/** Builds a tree of what a policy may hold, in which a browser's parser would change nothing; what is broken is put right. */
class TreeBuilder {
  readonly root: HtmlElement = { name: '', attributes: new Map(), children: [] };
  readonly #open: HtmlElement[] = [this.root];

  get #current(): HtmlElement {
    return this.#open.at(-1) ?? this.root;
  }

  text(text: string) {
    const isInTable = parts.has(this.#current.name);
    if (isInTable && text.trim() === '') return;
    if (isInTable) this.end('table');
    this.#current.children.push(text);
  }

  start(name: string, attributes: Map<string, string>) {
    // What has no place in a table ends it.
    if (parts.has(this.#current.name) && !partNames.has(name)) this.end('table');
    this.#endWhatEnds(name);
    this.#openPartsFor(name);
    if (partNames.has(name) && !parts.get(this.#current.name)?.has(name)) return;
    if (this.#open.length > DEEPEST) return;
    const element = { name, attributes, children: [] };
    this.#current.children.push(element);
    if (!isVoid.has(name)) this.#open.push(element);
  }

  end(name: string) {
    const at = this.#last(words(name), name === 'table' ? words('') : scopes);
    if (at > 0) this.#open.length = at;
  }

  #endWhatEnds(name: string) {
    if (endsParagraph.has(name)) this.#endLast(words('p'), scopes);
    if (headings.has(name) && headings.has(this.#current.name)) this.#open.pop();
    for (const { of, within } of siblings) if (of.has(name)) this.#endLast(of, within);
  }

  /** Rows and cells bring the parts that they stand in, where those were left out. */
  #openPartsFor(name: string) {
    if (!partNames.has(name)) return;
    this.#endLast(words('caption'), words('table'));
    if (name === 'tr' && this.#current.name === 'table') this.start('tbody', new Map());
    if (/^t[dh]$/.test(name) && /^(table|thead|tbody|tfoot)$/.test(this.#current.name)) this.start('tr', new Map());
  }

  #endLast(names: Set<string>, within: Set<string>) {
    const at = this.#last(names, within);
    if (at > 0) this.#open.length = at;
  }

  /** Where the innermost open one of these stands; -1 when there is none, or a boundary comes before it. */
  #last(names: Set<string>, boundaries: Set<string>) {
    const at = this.#open.findLastIndex(({ name }) => names.has(name) || boundaries.has(name));
    return names.has(this.#open[at]?.name ?? '') ? at : -1;
  }
}

/** HTML as a tree, the same on a server and in every browser. */
export const parseHtml = (html: string): HtmlNode[] => {
  const builder = new TreeBuilder();
  for (const token of htmlTokens(html.replace(/\r\n?/g, '\n').replaceAll('\0', ''))) {
    if (token.kind === 'text') builder.text(token.text);
    else if (token.kind === 'start') builder.start(token.name, token.attributes);
    else builder.end(token.name);
  }
  return builder.root.children;
};
