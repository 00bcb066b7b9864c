import { useQueryChange } from '@marketplace/shared/router';

/** One thing that a page keeps in the URL. */
interface Field<Value extends string | number> {
  /** Left out of the URL, so that links stay short. */
  start: Value;
  /** Undefined for anything odd, which counts as not said. */
  read: (text: string) => Value | undefined;
}

/** Rows that a page of a list may have. */
export const sizes = [20, 50, 100];

/** The most letters of a search that the API takes. */
const SEARCH_LETTERS = 200;

const ID = /^[A-Za-z0-9_.-]{1,64}$/;
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
const wholeNumber = (text: string) => (/^\d{1,5}$/.test(text) ? Number(text) : undefined);

/** Which of the options a text names. */
export const chosenOf = <Value extends string>(options: readonly { value: Value }[], text: string | null) =>
  options.find(({ value }) => value === text)?.value;

export const words = (most = SEARCH_LETTERS): Field<string> => ({ start: '', read: (text) => text.slice(0, most) });
export const matching = (pattern: RegExp): Field<string> => ({
  start: '',
  read: (text) => (pattern.test(text) ? text : undefined),
});
/** Empty for none. */
export const id = () => matching(ID);
/** YYYY-MM-DD; empty for none. */
export const day = (): Field<string> => ({ start: '', read: (text) => (isDay(text) ? text : undefined) });
export const oneOf = <Value extends string, Start extends Value | ''>(
  options: readonly { value: Value }[],
  start: Start,
): Field<Value | Start> => ({ start, read: (text) => chosenOf(options, text) });
/** From 0. */
export const page = (): Field<number> => ({ start: 0, read: wholeNumber });
export const size = (): Field<number> => ({
  start: 20,
  read: (text) => sizes.find((one) => one === wholeNumber(text)),
});

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a field of any value
type Fields = Record<string, Field<any>>;
type ViewOf<All extends Fields> = { [Name in keyof All]: All[Name] extends Field<infer Value> ? Value : never };

/** Changes some of what a page shows. What is replaced cannot be gone back to. */
export type Change<View> = (fields: Partial<View>, how?: { replace: boolean }) => void;

interface Options<Name> {
  /** What narrows the list down. */
  filters?: Name[];
  /** Changes of these can be gone back from; any other one begins at the first page. */
  steps: Name[];
  /** What the URL says besides, such as the open tab. */
  besides?: Record<string, string>;
}

/** What a page shows, kept in the URL under the names of its fields. */
export const defineView = <All extends Fields>(
  fields: All,
  { filters = [], steps, besides = {} }: Options<keyof All & string>,
) => {
  type View = ViewOf<All>;
  const entries = Object.entries(fields);
  const viewOf = (valueOf: (name: string, field: Fields[string]) => unknown) =>
    Object.fromEntries(entries.map(([name, field]) => [name, valueOf(name, field)])) as View;
  const start = viewOf((_name, field) => field.start);

  const readView = (query: URLSearchParams) =>
    viewOf((name, field) => {
      const text = query.get(name);
      return (text === null ? undefined : field.read(text)) ?? field.start;
    });
  /** Only what differs from the start. */
  const writeView = (view: View) => {
    const said = entries.filter(([name, field]) => view[name] !== field.start);
    return new URLSearchParams([...Object.entries(besides), ...said.map(([name]) => [name, String(view[name])])]);
  };
  const isFiltered = (view: View) => filters.some((name) => String(view[name]).trim() !== start[name]);
  const withoutFilters = (view: View): View => ({
    ...viewOf((name) => (filters.includes(name) ? start[name] : view[name])),
    ...('page' in fields && { page: 0 }),
  });
  /** The address of the page as it is now, but for what is given. */
  const linkTo = (changes: Partial<View>, view = start) => `?${writeView({ ...view, ...changes }).toString()}`;

  const useView = () => {
    const [query, changeQuery] = useQueryChange();
    const change: Change<View> = (changes, how) => {
      const isStep = steps.some((name) => name in changes);
      const next = (from: URLSearchParams) =>
        writeView({ ...readView(from), ...(!isStep && 'page' in fields ? { page: 0 } : {}), ...changes });
      changeQuery(next, how ?? { replace: !isStep });
    };
    return { view: readView(query), change };
  };
  return { readView, writeView, isFiltered, withoutFilters, linkTo, useView };
};

/** The query of a call: without what is empty, and without spaces around. */
export const queryOf = (fields: Record<string, string | number>) =>
  new URLSearchParams(
    Object.entries(fields)
      .map(([name, value]) => [name, String(value).trim()])
      .filter(([, value]) => value !== ''),
  ).toString();
