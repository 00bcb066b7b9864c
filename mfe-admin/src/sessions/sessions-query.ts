import type { SessionsQuery } from '@marketplace/shared/contracts';
import { defineView, id, oneOf, page, queryOf, size, words } from '../view/list-view.ts';

type Kind = NonNullable<SessionsQuery['kind']>;
type Idle = NonNullable<SessionsQuery['idle']>;
type Sort = NonNullable<SessionsQuery['sort']>;

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

const list = defineView(
  {
    // Words, and the one user whose sessions are shown.
    ...{ search: words(), user: id(), kind: oneOf(kinds, ''), idle: oneOf(idles, '') },
    ...{ sort: oneOf(sorts, 'lastSeenAt,desc'), page: page(), size: size() },
  },
  { filters: ['search', 'user', 'kind', 'idle'], steps: ['page'] },
);
export type SessionsView = ReturnType<typeof list.readView>;
export const { readView, writeView, isFiltered, withoutFilters, useView: useSessionsView } = list;

const filtersOf = ({ search, user: userId, kind, idle, sort }: SessionsView) => ({ search, userId, kind, idle, sort });

/** The call behind a view. */
export const sessionsPath = (view: SessionsView) =>
  `/tex-admin/sessions?${queryOf({ ...filtersOf(view), page: view.page, size: view.size })}`;

/** The file of all that a view filters. */
export const csvPath = (view: SessionsView) => `/tex-admin/sessions/csv?${queryOf(filtersOf(view))}`;
