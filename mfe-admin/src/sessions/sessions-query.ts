import type { SessionsQuery } from '@marketplace/shared/contracts';
import { chosenOf, idIn, pageIn, sizeIn } from '../view/in-query.ts';

type Kind = NonNullable<SessionsQuery['kind']>;
type Idle = NonNullable<SessionsQuery['idle']>;
type Sort = NonNullable<SessionsQuery['sort']>;

export interface SessionsView {
  search: string;
  /** Id of the user whose sessions alone are shown; empty for everybody. */
  user: string;
  /** Empty for any. */
  kind: Kind | '';
  /** Empty for however long. */
  idle: Idle | '';
  sort: Sort;
  /** From 0. */
  page: number;
  size: number;
}

export const kinds: { value: Kind; label: string }[] = [
  { value: 'desktop', label: 'Computers' },
  { value: 'phone', label: 'Phones' },
  { value: 'tablet', label: 'Tablets' },
  { value: 'unknown', label: 'Programs and unknown' },
];

export const idles: { value: Idle; label: string }[] = [
  { value: '1h', label: 'An hour or more' },
  { value: '1d', label: 'A day or more' },
  { value: '7d', label: 'A week or more' },
];

export const sorts: { value: Sort; label: string }[] = [
  { value: 'lastSeenAt,desc', label: 'Last seen' },
  { value: 'lastSeenAt,asc', label: 'Longest unused' },
  { value: 'createdAt,desc', label: 'Newest' },
  { value: 'createdAt,asc', label: 'Oldest' },
  { value: 'user,asc', label: 'User, A to Z' },
  { value: 'user,desc', label: 'User, Z to A' },
];

const start: SessionsView = { search: '', user: '', kind: '', idle: '', sort: 'lastSeenAt,desc', page: 0, size: 20 };

/** What the URL asks for. Anything odd in it counts as not said. */
export const readView = (query: URLSearchParams): SessionsView => {
  return {
    search: (query.get('search') ?? '').slice(0, 200),
    user: idIn(query, 'user'),
    kind: chosenOf(kinds, query.get('kind')) ?? '',
    idle: chosenOf(idles, query.get('idle')) ?? '',
    sort: chosenOf(sorts, query.get('sort')) ?? start.sort,
    page: pageIn(query),
    size: sizeIn(query),
  };
};

const keys = ['search', 'user', 'kind', 'idle', 'sort', 'page', 'size'] as const;

/** Only what differs from the start, so that links stay short. */
export const writeView = (view: SessionsView): URLSearchParams =>
  new URLSearchParams(keys.filter((key) => view[key] !== start[key]).map((key) => [key, String(view[key])]));

export const isFiltered = ({ search, user, kind, idle }: SessionsView) => [search, user, kind, idle].some(Boolean);

export const withoutFilters = ({ sort, size }: SessionsView): SessionsView => ({ ...start, sort, size });

const queryOf = ({ search, user, kind, idle, sort }: SessionsView) =>
  Object.entries({ search: search.trim(), userId: user, kind, idle, sort }).filter(([, value]) => value !== '');

/** The call behind a view. */
export const sessionsPath = (view: SessionsView) => {
  const asked = new URLSearchParams([...queryOf(view), ['page', String(view.page)], ['size', String(view.size)]]);
  return `/tex-admin/sessions?${asked.toString()}`;
};

/** The file of all that a view filters. */
export const csvPath = (view: SessionsView) =>
  `/tex-admin/sessions/csv?${new URLSearchParams(queryOf(view)).toString()}`;
