import { placeholdersOf } from '../src/head/fill-path.ts';
import type { PageMatch } from './compose.ts';

/** Marks of campaigns and of those who link here: they say nothing of the page. */
const mark = /^(utm_\w+|gclid|dclid|gbraid|wbraid|fbclid|msclkid|mc_[ce]id|ref)$/i;

/** In characters. */
const LONGEST_VALUE = 64;

/** The page's one path: in the case that it is declared in, without a slash at the end. */
export const pathOf = ({ page, params }: PageMatch) =>
  page.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');

/**
 * What of a query a page shows something other for, in one order; undefined when there is something in it that only the
 * page itself can make sense of, in the browser.
 */
export const knownQuery = ({ page }: PageMatch, query: URLSearchParams): URLSearchParams | undefined => {
  const names = new Set([...placeholdersOf(page.data ?? []), ...(page.query ?? [])]);
  const telling = [...query].filter(([name]) => !mark.test(name));
  const isOdd = telling.some(([name, value]) => !names.has(name) || value.length > LONGEST_VALUE);
  if (isOdd || new Set(telling.map(([name]) => name)).size < telling.length) return undefined;
  const known = new URLSearchParams(telling);
  known.sort();
  return known;
};
