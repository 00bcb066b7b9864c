import type { SessionsQuery } from '@marketplace/shared/contracts';
import { bodyOf, choice, defineView, filter, id, paging, queryOf, search, sort } from '@marketplace/shared/ui/list';

const kinds: { value: NonNullable<SessionsQuery['kind']> | ''; label: string }[] = [
  { value: '', label: 'Any' },
  { value: 'desktop', label: 'Computers' },
  { value: 'phone', label: 'Phones' },
  { value: 'tablet', label: 'Tablets' },
  { value: 'unknown', label: 'Apps and unknown' },
];

const idles: { value: NonNullable<SessionsQuery['idle']> | ''; label: string }[] = [
  { value: '', label: 'Any time' },
  { value: '1h', label: 'An hour or more' },
  { value: '1d', label: 'A day or more' },
  { value: '7d', label: 'A week or more' },
];

const sorts: { value: NonNullable<SessionsQuery['sort']>; label: string }[] = [
  { value: 'lastSeenAt,desc', label: 'Last seen' },
  { value: 'lastSeenAt,asc', label: 'Longest inactive' },
  { value: 'createdAt,desc', label: 'Newest' },
  { value: 'createdAt,asc', label: 'Oldest' },
  { value: 'user,asc', label: 'User, A to Z' },
  { value: 'user,desc', label: 'User, Z to A' },
];

export const sessions = defineView({
  search: search('Name, email, device or IP address'),
  // The user to filter by.
  user: filter(id()),
  kind: choice('Device', kinds),
  idle: choice('Inactive for', idles),
  sort: sort(sorts),
  ...paging(),
});
export type SessionsView = ReturnType<typeof sessions.readView>;

const filtersOf = ({ search: words, user: userId, kind, idle, sort: order }: SessionsView) => ({
  ...{ search: words, userId, kind, idle, sort: order },
});

/** The endpoint with a view's query. */
export const sessionsPath = (view: SessionsView) =>
  `/tex-admin/sessions?${queryOf({ ...filtersOf(view), page: view.page, size: view.size })}`;

/** A view's filters, for ending all matching sessions. */
export const matchingOf = (view: SessionsView) => bodyOf(filtersOf(view));

/** The CSV file of all filtered rows, across pages. */
export const csvPath = (view: SessionsView) => `/tex-admin/sessions/csv?${queryOf(filtersOf(view))}`;
