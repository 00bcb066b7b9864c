import { sorts, isSort, type Sort } from './sorts.ts';

/** Modules per page. */
export const PAGE_SIZE = 24;
/** The highest page that the API accepts, from 0. */
const LAST_PAGE = 100_000;

/** What a list can be narrowed by, in the order of the panel. */
export const facetNames = ['category', 'price', 'trial', 'rating', 'tag'] as const;
export type FacetName = (typeof facetNames)[number];

/** At most one value of these is chosen. */
const single: FacetName[] = ['trial', 'rating'];

export type Choices = Record<FacetName, string[]>;

/** What an address asks a list to show. */
export interface ListView {
  /** The words looked for, as typed. */
  words: string;
  sort: Sort;
  /** From 0. */
  page: number;
  choices: Choices;
}

const chosenIn = (query: URLSearchParams, name: FacetName) => {
  const values = query.getAll(name).filter((value) => value.trim() !== '');
  return values.slice(0, single.includes(name) ? 1 : 20);
};

/** Reads the address; what makes no sense in it is left out. */
export const readView = (query: URLSearchParams): ListView => {
  const sort = query.get('sort');
  const page = Number.parseInt(query.get('page') ?? '1', 10);
  return {
    words: query.get('q') ?? '',
    sort: isSort(sort) ? sort : 'rank',
    page: page > 0 ? Math.min(page - 1, LAST_PAGE) : 0,
    choices: Object.fromEntries(facetNames.map((name) => [name, chosenIn(query, name)])) as Choices,
  };
};

/** What an address says of a list, in a fixed order: the edge knows neither the browser's order nor campaign parameters. */
export const listParameters = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams(
    ['id', 'q', 'sort', 'page', ...facetNames].flatMap((name) => query.getAll(name).map((value) => [name, value])),
  );

/** The API query of a list, as `remote.ts` declares it: what the address says, in the API's terms. */
export const LIST_DATA = `size=${PAGE_SIZE}&facets=true{&search=q}{&page=page-1}{&sort}{&category*}{&price*}{&trial}{&rating}{&tag*}`;

/** The same of a view. */
export const listQuery = ({ words, sort, page, choices }: ListView): string => {
  const query = new URLSearchParams({ size: String(PAGE_SIZE), facets: 'true' });
  if (words.trim()) query.append('search', words.trim());
  if (page > 0) query.append('page', String(page));
  if (sort !== 'rank') query.append('sort', sort);
  for (const name of facetNames) for (const value of choices[name]) query.append(name, value);
  return query.toString();
};

/** The current address with changes, from the first page on; other parameters stay. */
export const addressWith = (query: URLSearchParams, changes: Record<string, string | string[] | null>): string => {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries({ page: null, ...changes })) {
    next.delete(name);
    for (const one of [value ?? []].flat()) if (one !== '') next.append(name, one);
  }
  return `?${next.toString()}`;
};

/** The address after choosing a value of a facet, or removing it if it was chosen. */
export const addressOfChoice = (query: URLSearchParams, name: FacetName, value: string): string => {
  const chosen = chosenIn(query, name);
  if (chosen.includes(value)) return addressWith(query, { [name]: chosen.filter((one) => one !== value) });
  return addressWith(query, { [name]: single.includes(name) ? [value] : [...chosen, value] });
};

/** The address without any chosen values. */
export const addressOfAll = (query: URLSearchParams): string =>
  addressWith(query, Object.fromEntries(facetNames.map((name) => [name, null])));

export const addressOfPage = (query: URLSearchParams, page: number): string =>
  addressWith(query, { page: page === 0 ? null : String(page + 1) });

export const countChosen = (choices: Choices) => facetNames.reduce((sum, name) => sum + choices[name].length, 0);

export const sortOptions = Object.entries(sorts).map(([value, { label }]) => ({ value, label }));
