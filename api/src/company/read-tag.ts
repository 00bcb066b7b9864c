export interface Tag {
  /** In lower case. */
  name: string;
  isEnd: boolean;
  /** By name in lower case, as they stand in the source; of two with one name the first. */
  attributes: Map<string, string>;
  /** Where the source goes on. */
  end: number;
}

const isSpace = (letter: string | undefined) => letter !== undefined && /[\s\0]/.test(letter);

/** Reads the tag that begins with the `<` at this place, in one pass; nothing if it never ends. */
export function readTag(html: string, from: number): Tag | undefined {
  let at = from + 1;
  const isEnd = html[at] === '/';
  if (isEnd) at += 1;
  const until = (stop: RegExp) => {
    const start = at;
    while (at < html.length && !stop.test(html[at] ?? '')) at += 1;
    return html.slice(start, at);
  };
  const name = until(/[\s/>]/).toLowerCase();
  const attributes = new Map<string, string>();
  while (at < html.length) {
    const letter = html[at];
    if (letter === '>') return { name, isEnd, attributes, end: at + 1 };
    if (letter === '/' || isSpace(letter)) {
      at += 1;
      continue;
    }
    // A name may begin with what would otherwise part it from its value.
    const start = at;
    at += 1;
    until(/[\s/>=]/);
    const attribute = html.slice(start, at).toLowerCase();
    const value = readValue();
    if (!attributes.has(attribute)) attributes.set(attribute, value);
  }
  return undefined;

  function readValue(): string {
    const before = at;
    while (isSpace(html[at])) at += 1;
    if (html[at] !== '=') {
      at = before;
      return '';
    }
    at += 1;
    while (isSpace(html[at])) at += 1;
    const quote = html[at];
    if (quote !== '"' && quote !== "'") return until(/[\s>]/);
    const close = html.indexOf(quote, at + 1);
    const value = html.slice(at + 1, close === -1 ? html.length : close);
    at = close === -1 ? html.length : close + 1;
    return value;
  }
}
