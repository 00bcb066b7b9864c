import { useDataSource, useResource, type Resource, type Rows } from '../../data/index.ts';
import type { Value } from './field.ts';
import type { Change, ListView } from './list-view.ts';
import { pageWithin, usePageWithin } from './page-within.ts';
import { useLastShown } from './use-last-shown.ts';

interface PageView {
  /** From 0. */
  page: number;
  /** Rows per page, if in the URL. */
  size?: number;
}

/** Rows of a page when all pages are read: the API's limit. */
const LARGEST = 100;

/** Default rows per page. */
const PAGE_SIZE = 20;

/** The current state of a list: the view in the URL and the rows shown. */
export interface Listed<View, Row> extends Pick<Resource<unknown>, 'status' | 'error' | 'reload'> {
  definition: ListView<View>;
  view: View;
  change(...args: Parameters<Change<View>>): void;
  /** The current page, and the rows per page. */
  place: { page: number; size: number };
  /** Undefined until the first response. */
  shown: Rows<Row> | undefined;
  /** Differs between filters, not between pages. */
  filtered?: string;
  /** Reads the rows of all pages, a hundred at a time; reports how many it has. */
  everyRow?: (onRead: (count: number) => void) => Promise<Row[]>;
}

/** The list of any screen. */
export type AnyList<Row> = Listed<Record<string, Value>, Row>;

const useView = <View extends PageView>(definition: ListView<View>) => {
  const { view, change } = definition.useView();
  const { page, size = PAGE_SIZE } = view;
  const goTo = (within: number) => change({ page: within } as Partial<View>, { replace: true });
  return { view, change, place: { page, size }, goTo };
};

/**
 * A list that the API pages. The last page stays on screen while the next one loads; a page past the end is replaced by the last one.
 * @param pathOf returns the endpoint with a view's query
 */
export const usePagedList = <View extends PageView, Row>(
  definition: ListView<View>,
  pathOf: (view: View) => string,
  parse: (answer: unknown) => Rows<Row>,
): Listed<View, Row> => {
  const { view, change, place, goTo } = useView(definition);
  const path = pathOf(view);
  const { status, data, error, reload } = useResource(path, { life: 'short', parse });
  usePageWithin(place, data?.total, goTo);
  const shown = useLastShown(path, { data, status });
  const source = useDataSource();
  const everyRow = async (onRead: (count: number) => void) => {
    const rows: Row[] = [];
    for (let page = 0; rows.length === page * LARGEST; page += 1) {
      const answer = await source.read(pathOf({ ...view, page, size: LARGEST }), { fresh: true });
      rows.push(...parse(answer).rows);
      onRead(rows.length);
    }
    return rows;
  };
  const filtered = pathOf({ ...view, page: 0, size: LARGEST });
  return { definition, view, change, place, status, error, reload, shown, filtered, everyRow };
};

/**
 * A list that one request loads completely: filtered, sorted and paged in the browser.
 * @param pick returns the rows that match a view, sorted, on all pages
 */
export const useWholeList = <View extends PageView, Row>(
  definition: ListView<View>,
  { status, data, error, reload }: Resource<Row[]>,
  pick: (rows: Row[], view: View) => Row[],
): Listed<View, Row> => {
  const { view, change, place, goTo } = useView(definition);
  const found = data && pick(data, view);
  usePageWithin(place, found?.length, goTo);
  const { size } = place;
  const page = pageWithin(place, found?.length ?? Infinity);
  const shown = found && { rows: found.slice(page * size, (page + 1) * size), total: found.length };
  return { definition, view, change, place: { page, size }, status, error, reload, shown };
};
