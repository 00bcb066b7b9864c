import { useUrlView } from '../view/use-url-view.ts';
import { readView, writeView, type UsersView } from './users-query.ts';

/** The list's state, kept in the URL. Pages, users and the invitation can be gone back from. */
export const useUsersView = () => useUrlView({ read: readView, write: writeView, steps: ['page', 'user', 'invite'] });

/** The address of a user beside the list as it is now. */
export const userLink = (view: UsersView, user: string) => `?${writeView({ ...view, user }).toString()}`;
