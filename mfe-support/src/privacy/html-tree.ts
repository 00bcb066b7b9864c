export interface HtmlElement {
  name: string;
  attributes: Map<string, string>;
  children: HtmlNode[];
}
export type HtmlNode = string | HtmlElement;

/** Two are enough for every known case. */
const MOST_ROUNDS = 5;

/**
 * HTML that a parser no longer changes: repaired HTML may itself parse differently.
 * @param normalise writes out what a parser has read
 */
export const settled = (html: string, normalise: (html: string) => string): string => {
  let text = html;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = normalise(text);
    if (next === text) break;
    text = next;
  }
  return text;
};

/** Makes a parser read it in standards mode. */
export const asPage = (html: string) => `<!doctype html><body>${html}`;
