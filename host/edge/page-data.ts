import { tracing } from 'api/observability';
import type { RuntimeConfig } from '@marketplace/shared/contracts';
import { addressValues, configValues, fillPath } from '../src/head/fill-path.ts';
import type { PageMatch } from './compose.ts';
import { foundIn, type DataAnswer, type DataReader } from './data-answer.ts';

export interface PageData {
  /** The responses that a page needs first, by path. */
  data: Record<string, unknown>;
  /** Paths that the API doesn't have. */
  missing: string[];
  /** Paths without a response in time; left to the browser. */
  unread: string[];
}

interface Asked {
  match: PageMatch | undefined;
  query: URLSearchParams;
  /** The host's release declares the data of the frame around the page. */
  set?: { host: { data?: string[] } };
}

/** The paths of the API that a page needs first, at this address. */
const pathsOf = ({ match, query, set }: Asked, config: RuntimeConfig) => {
  if (match?.page.access !== 'public') return [];
  const values = { ...addressValues(query, match.params), ...configValues(config) };
  const ofFrame = match.page.bare ? [] : (set?.host.data ?? []);
  const paths = [...(match.page.data ?? []), ...ofFrame].map((template) => fillPath(template, values));
  return [...new Set(paths.filter((path) => path !== undefined))];
};

/** Reads what a page needs first. Never rejects. */
export const createPageDataReader =
  (read: DataReader, config: RuntimeConfig) =>
  async (asked: Asked): Promise<PageData> => {
    const readAll = () => Promise.all(pathsOf(asked, config).map(async (path) => ({ path, answer: await read(path) })));
    const answers = await tracing().span('read page data', {}, readAll);
    const being = (state: DataAnswer['state']) => answers.filter(({ answer }) => answer.state === state);
    return {
      data: Object.fromEntries(being('found').map(({ path, answer }) => [path, foundIn(answer)])),
      missing: being('missing').map(({ path }) => path),
      unread: being('unread').map(({ path }) => path),
    };
  };
