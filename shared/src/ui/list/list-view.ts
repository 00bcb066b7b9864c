import { useQueryChange } from '../../router/index.ts';
import type { Field, Fields, Value } from './field.ts';

type ViewOf<All extends Fields> = { [Name in keyof All]: All[Name] extends Field<infer V> ? V : never };

/** Changes part of a list's view. Back does not return to a replaced view. */
export type Change<View> = (fields: Partial<View>, how?: { replace: boolean }) => void;

/** What a list keeps in the URL, under the names of its fields. */
export interface ListView<View> {
  fields: Fields;
  readView(query: URLSearchParams): View;
  /** Only what differs from the defaults. */
  writeView(view: View): URLSearchParams;
  isFiltered(view: View): boolean;
  /** All rows, from the first page on. */
  noFilters: Partial<View>;
  /** The page's current address with these changes. */
  linkTo(changes: Partial<View>, view?: View): string;
  useView(): { view: View; change: Change<View> };
}

/** @param besides other URL parameters, such as the open tab */
export const defineView = <All extends Fields>(
  fields: All,
  besides: Record<string, string> = {},
): ListView<ViewOf<All>> => {
  type View = ViewOf<All>;
  const entries = Object.entries(fields);
  const viewOf = (valueOf: (name: string, field: Field) => Value) =>
    Object.fromEntries(entries.map(([name, field]) => [name, valueOf(name, field)])) as View;
  const start = viewOf((_name, field) => field.start);
  const filters = entries.filter(([, field]) => field.filters);
  const noFilters = Object.fromEntries(filters.map(([name, field]) => [name, field.start]));

  const readView = (query: URLSearchParams) =>
    viewOf((name, field) => {
      const text = query.get(name);
      return (text === null ? undefined : field.read(text)) ?? field.start;
    });
  const writeView = (view: View) => {
    const said = entries.filter(([name, field]) => view[name] !== field.start);
    return new URLSearchParams([...Object.entries(besides), ...said.map(([name]) => [name, String(view[name])])]);
  };
  /** Other URL parameters stay. */
  const writeInto = (query: URLSearchParams, view: View) => {
    entries.forEach(([name]) => query.delete(name));
    writeView(view).forEach((value, name) => query.set(name, value));
    return query;
  };
  const useView = () => {
    const [query, changeQuery] = useQueryChange();
    const change: Change<View> = (changes, how) => {
      const isStep = Object.keys(changes).some((name) => fields[name]?.step);
      const firstPage = isStep || !fields.page ? {} : { page: 0 };
      changeQuery(
        (from) => writeInto(from, { ...readView(from), ...firstPage, ...changes }),
        how ?? { replace: !isStep },
      );
    };
    return { view: readView(query), change };
  };
  return {
    ...{ fields, readView, writeView, useView },
    isFiltered: (view) => filters.some(([name, field]) => String(view[name]).trim() !== field.start),
    noFilters: { ...noFilters, ...(fields.page && { page: 0 }) } as Partial<View>,
    linkTo: (changes, view = start) => `?${writeView({ ...view, ...changes }).toString()}`,
  };
};

/** The filters of a request, for its body. */
export const bodyOf = (fields: Record<string, Value>): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(queryOf(fields)));

/** A request's query: trimmed, without empty values. */
export const queryOf = (fields: Record<string, Value>) =>
  new URLSearchParams(
    Object.entries(fields)
      .map(([name, value]) => [name, String(value).trim()])
      .filter(([, value]) => value !== ''),
  ).toString();
