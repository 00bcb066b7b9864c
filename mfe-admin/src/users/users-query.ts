import type { UsersQuery } from '@marketplace/shared/contracts';
import { chosenOf, idIn, pageIn, sizeIn } from '../view/in-query.ts';

type Status = NonNullable<UsersQuery['status']>;
type Sort = NonNullable<UsersQuery['sort']>;

export interface UsersView {
  search: string;
  /** Empty for all. */
  role: string;
  status: Status | '';
  /** From 0. */
  page: number;
  size: number;
  sort: Sort;
  /** Id of the user who stands open beside the list; empty for nobody. */
  user: string;
  /** The dialog of an invitation is open. */
  invite: '' | 'open';
}

export const statuses: { value: Status; label: string }[] = [
  { value: 'active', label: 'Active' },
  { value: 'invited', label: 'Invited' },
  { value: 'disabled', label: 'Disabled' },
];

export const sorts: { value: Sort; label: string }[] = [
  { value: 'name,asc', label: 'Name, A to Z' },
  { value: 'name,desc', label: 'Name, Z to A' },
  { value: 'email,asc', label: 'Email, A to Z' },
  { value: 'email,desc', label: 'Email, Z to A' },
  { value: 'lastSeenAt,desc', label: 'Last seen' },
  { value: 'createdAt,desc', label: 'Newest' },
];

const start: UsersView = {
  search: '',
  role: '',
  status: '',
  page: 0,
  size: 20,
  sort: 'name,asc',
  user: '',
  invite: '',
};

/** What the URL asks for. Anything odd in it counts as not said. */
export const readView = (query: URLSearchParams): UsersView => {
  return {
    search: (query.get('search') ?? '').slice(0, 200),
    role: (query.get('role') ?? '').slice(0, 64),
    status: chosenOf(statuses, query.get('status')) ?? '',
    page: pageIn(query),
    size: sizeIn(query),
    sort: chosenOf(sorts, query.get('sort')) ?? start.sort,
    user: idIn(query, 'user'),
    invite: query.get('invite') === 'open' ? 'open' : '',
  };
};

const asked = ['search', 'role', 'status', 'page', 'size', 'sort'] as const;
const keys = [...asked, 'user', 'invite'] as const;

/** Only what differs from the start, so that links stay short. */
export const writeView = (view: UsersView): URLSearchParams =>
  new URLSearchParams(keys.filter((key) => view[key] !== start[key]).map((key) => [key, String(view[key])]));

export const isFiltered = ({ search, role, status }: UsersView) => search !== '' || role !== '' || status !== '';

export const withoutFilters = (view: UsersView): UsersView => ({ ...view, search: '', role: '', status: '', page: 0 });

const queryOf = (view: UsersView, names: readonly (typeof asked)[number][]) =>
  new URLSearchParams(
    names.filter((name) => view[name] !== '').map((name) => [name, String(view[name]).trim()]),
  ).toString();

/** The call behind a view. */
export const usersPath = (view: UsersView) => `/tex-suite/user?${queryOf(view, asked)}`;

/** The file of all that the view filters. */
export const usersCsvPath = (view: UsersView) =>
  `/tex-suite/user/csv?${queryOf(view, ['search', 'role', 'status', 'sort'])}`;
