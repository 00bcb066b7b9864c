import { tracing } from 'api/observability';
import type { RuntimeConfig } from '@marketplace/shared/contracts';
import { addressValues, configValues, fillPath, optionsOf } from '../src/head/fill-path.ts';
import type { PageMatch } from './compose.ts';
import { foundIn, type DataAnswer, type DataReader } from './data-answer.ts';

export interface PageData {
  /** The responses that a page needs first, by path. */
  data: Record<string, unknown>;
  /** Paths that the API doesn't have. */
  missing: string[];
  /** Paths without a response, or without one in time; left to the browser. */
  unread: string[];
  /** Whether the API still works on one of them. */
  isLate: boolean;
}

interface Asked {
  match: PageMatch | undefined;
  query: URLSearchParams;
  /** The host's release declares the data of the frame around the page. */
  set?: { host: { data?: string[] } };
}

/**
 * An id that the API refuses counts as not found, like an unknown one. A refused option, such as an unknown sort order,
 * is left to the page in the browser.
 */
const settle = (answer: DataAnswer, template: string): DataAnswer => {
  if (answer.state !== 'refused') return answer;
  return { state: optionsOf([template]).length > 0 ? 'unread' : 'missing' };
};

/** The paths of the API that these templates name at this address, each once. */
const fill = (templates: string[], query: URLSearchParams, { params }: PageMatch, config: RuntimeConfig) => {
  const values = { ...addressValues(query, params), ...configValues(config) };
  const paths = templates.flatMap((template): [string, string][] => {
    const path = fillPath(template, values);
    return path === undefined ? [] : [[path, template]];
  });
  return [...new Map(paths)].map(([path, template]) => ({ path, template }));
};

/** The paths of the API that the edge reads for a page. */
const pathsOf = ({ match, query, set }: Asked, config: RuntimeConfig) => {
  if (match?.page.access !== 'public') return [];
  const ofFrame = match.page.bare ? [] : (set?.host.data ?? []);
  return fill([...(match.page.data ?? []), ...ofFrame], query, match, config);
};

/** The paths of the API that the document of a guarded page requests; undefined for other pages. */
export const guardedPathsOf = ({ match, query }: Asked, config: RuntimeConfig) =>
  match && match.page.access !== 'public'
    ? fill(match.page.data ?? [], query, match, config).map(({ path }) => path)
    : undefined;

/** Reads what a page needs first. Never rejects. */
export const createPageDataReader =
  (read: DataReader, config: RuntimeConfig) =>
  async (asked: Asked): Promise<PageData> => {
    const readOne = async ({ path, template }: { path: string; template: string }) => {
      return { path, answer: settle(await read(path), template) };
    };
    const readAll = () => Promise.all(pathsOf(asked, config).map(readOne));
    const answers = await tracing().span('read page data', {}, readAll);
    const being = (state: DataAnswer['state']) => answers.filter(({ answer }) => answer.state === state);
    return {
      data: Object.fromEntries(being('found').map(({ path, answer }) => [path, foundIn(answer)])),
      missing: being('missing').map(({ path }) => path),
      unread: [...being('unread'), ...being('late')].map(({ path }) => path),
      isLate: being('late').length > 0,
    };
  };
