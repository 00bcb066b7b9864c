import type { UsersQuery } from '@marketplace/shared/contracts';
import { defineView, id, oneOf, page, queryOf, size, words } from '../view/list-view.ts';

type Status = NonNullable<UsersQuery['status']>;
type Sort = NonNullable<UsersQuery['sort']>;

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

const list = defineView(
  {
    ...{ search: words(), role: words(64), status: oneOf(statuses, '') },
    ...{ page: page(), size: size(), sort: oneOf(sorts, 'name,asc') },
    // Who stands open beside the list, and the dialog of an invitation.
    ...{ user: id(), invite: oneOf([{ value: 'open' }], '') },
  },
  { filters: ['search', 'role', 'status'], steps: ['page', 'user', 'invite'] },
);
export type UsersView = ReturnType<typeof list.readView>;
export const { readView, writeView, isFiltered, withoutFilters, useView: useUsersView } = list;

/** The address of a user beside the list as it is now. */
export const userLink = (view: UsersView, user: string) => list.linkTo({ user }, view);

/** The call behind a view. */
export const usersPath = ({ user: _, invite: _invite, ...asked }: UsersView) => `/tex-suite/user?${queryOf(asked)}`;

/** The file of all that the view filters. */
export const usersCsvPath = ({ search, role, status, sort }: UsersView) =>
  `/tex-suite/user/csv?${queryOf({ search, role, status, sort })}`;
