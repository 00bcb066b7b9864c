import type { PageMatch } from './compose.ts';

/** Reads a public path below the marketplace base; undefined when it cannot be had in time. */
export type DataReader = (path: string) => Promise<unknown>;

/** An id; never dots alone, which would lead to another path. */
const safeValue = /^(?!\.+$)[A-Za-z0-9_.-]{1,64}$/;

/** Fills `{id}` from the path, else from the query; undefined when it is missing or odd. */
const fill = (template: string, values: Record<string, string | undefined>): string | undefined => {
  let complete = true;
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (!value || !safeValue.test(value)) complete = false;
    return value ?? '';
  });
  return complete ? path : undefined;
};

/** The answers that a page needs first, by path. What cannot be had is left to the browser. */
export const readPageData = async (match: PageMatch | undefined, query: URLSearchParams, read: DataReader) => {
  if (!match || match.page.access !== 'public') return {};
  const values = { ...Object.fromEntries(query), ...match.params };
  const paths = (match.page.data ?? []).map((template) => fill(template, values)).filter((path) => path !== undefined);
  const answers = await Promise.all(paths.map(async (path) => [path, await read(path)] as const));
  return Object.fromEntries(answers.filter(([, answer]) => answer !== undefined));
};
