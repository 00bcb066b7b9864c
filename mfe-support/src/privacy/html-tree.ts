export interface HtmlElement {
  name: string;
  attributes: Map<string, string>;
  children: HtmlNode[];
}
export type HtmlNode = string | HtmlElement;

/** Two suffice for all that is known. */
const MOST_ROUNDS = 5;

/**
 * HTML in which a parser changes nothing anymore: what was broken may be put right in a way that reads otherwise again.
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

/** As a page of today's standard reads it. */
export const asPage = (html: string) => `<!doctype html><body>${html}`;
