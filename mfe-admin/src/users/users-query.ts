import { roleText } from '@marketplace/shared/session';
import type { UsersQuery } from '@marketplace/shared/contracts';
import {
  bodyOf,
  choice,
  chosen,
  defineView,
  oneOf,
  openRow,
  paging,
  queryOf,
  search,
  sort,
  step,
  words,
} from '@marketplace/shared/ui/list';

const statuses: { value: NonNullable<UsersQuery['status']> | ''; label: string }[] = [
  { value: '', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'invited', label: 'Invited' },
  { value: 'disabled', label: 'Deactivated' },
];

const sorts: { value: NonNullable<UsersQuery['sort']>; label: string }[] = [
  { value: 'name,asc', label: 'Name, A to Z' },
  { value: 'name,desc', label: 'Name, Z to A' },
  { value: 'email,asc', label: 'Email, A to Z' },
  { value: 'email,desc', label: 'Email, Z to A' },
  { value: 'role,asc', label: 'Role, A to Z' },
  { value: 'role,desc', label: 'Role, Z to A' },
  { value: 'status,asc', label: 'Status, A to Z' },
  { value: 'status,desc', label: 'Status, Z to A' },
  { value: 'organization,asc', label: 'Organization, A to Z' },
  { value: 'organization,desc', label: 'Organization, Z to A' },
  { value: 'lastSeenAt,desc', label: 'Last seen' },
  { value: 'lastSeenAt,asc', label: 'Longest not seen' },
  { value: 'createdAt,desc', label: 'Newest' },
  { value: 'createdAt,asc', label: 'Oldest' },
];

const roles = ['USER', 'ADMIN', 'SUPER_ADMIN', 'PAYMENT_ADMIN', 'PAYMENT_CREATOR'];

export const users = defineView({
  search: search('Name, email or organization'),
  // Any other role in the URL is listed too.
  role: chosen(
    'Role',
    [{ value: '', label: 'All' }, ...roles.map((role) => ({ value: role, label: roleText(role) }))],
    words(64),
  ),
  status: choice('Status', statuses),
  ...paging(),
  sort: sort(sorts),
  user: openRow(),
  invite: step(oneOf([{ value: '' }, { value: 'open' }])),
});
export type UsersView = ReturnType<typeof users.readView>;

/** The endpoint with a view's query. */
export const usersPath = ({ user: _, invite: _invite, ...asked }: UsersView) => `/tex-suite/user?${queryOf(asked)}`;

const filtersOf = ({ search: words, role, status, sort: order }: UsersView) => ({
  ...{ search: words, role, status, sort: order },
});

/** The CSV file of all filtered rows, across pages. */
export const usersCsvPath = (view: UsersView) => `/tex-suite/user/csv?${queryOf(filtersOf(view))}`;

/** A view's filters, for changing all matching users. */
export const matchingOf = (view: UsersView) => bodyOf(filtersOf(view));
