import { useSearchParams } from '@marketplace/shared/router';
import { readView, writeView, type UsersView } from './users-query.ts';

/** The list's state, kept in the URL. Any change but of the page begins at the first page. */
export const useUsersView = () => {
  const [query, setQuery] = useSearchParams();
  const view = readView(query);
  const change = (fields: Partial<UsersView>) =>
    setQuery((before) => writeView({ ...readView(before), page: 0, ...fields }), { replace: !('page' in fields) });
  return { view, change };
};
