import { addressValues, fillPath } from '../src/head/fill-path.ts';
import type { PageMatch } from './compose.ts';

/** Reads a public path below the marketplace base; undefined when it cannot be had in time. */
export type DataReader = (path: string) => Promise<unknown>;

/** The answers that a page needs first, by path. What cannot be had is left to the browser. */
export const readPageData = async (match: PageMatch | undefined, query: URLSearchParams, read: DataReader) => {
  if (!match || match.page.access !== 'public') return {};
  const values = addressValues(query, match.params);
  const paths = (match.page.data ?? [])
    .map((template) => fillPath(template, values))
    .filter((path) => path !== undefined);
  const answers = await Promise.all(paths.map(async (path) => [path, await read(path)] as const));
  return Object.fromEntries(answers.filter(([, answer]) => answer !== undefined));
};
