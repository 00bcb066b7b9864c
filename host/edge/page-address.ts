import { optionsOf, placeholdersOf } from '../src/head/fill-path.ts';
import type { PageMatch } from './compose.ts';

/** Campaign and referrer parameters, which don't affect the page. */
const mark = /^(utm_\w+|gclid|dclid|gbraid|wbraid|fbclid|msclkid|mc_[ce]id|ref)$/i;

/** In characters; of a list of ids, more. */
const longest = (name: string) => (name === 'ids' ? 260 : 64);

/** The page's canonical path: in its declared case, without a trailing slash. */
export const pathOf = ({ page, params }: PageMatch) =>
  page.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');

/**
 * The query parameters that affect a page, in a fixed order; undefined when the query has something only the
 * page in the browser understands.
 */
export const knownQuery = ({ page }: PageMatch, query: URLSearchParams): URLSearchParams | undefined => {
  const { data = [], query: others = [] } = page;
  const options = optionsOf(data);
  const names = new Set([...placeholdersOf(data), ...options.map(({ name }) => name), ...others]);
  const lists = new Set(options.filter(({ isList }) => isList).map(({ name }) => name));
  const telling = [...query].filter(([name]) => !mark.test(name));
  const isOdd = telling.some(([name, value]) => !names.has(name) || value.length > longest(name));
  const single = telling.map(([name]) => name).filter((name) => !lists.has(name));
  if (isOdd || new Set(single).size < single.length) return undefined;
  const known = new URLSearchParams(telling);
  known.sort();
  return known;
};
