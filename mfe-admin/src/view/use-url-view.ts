import { useQueryChange } from '@marketplace/shared/router';

interface Options<View> {
  read: (query: URLSearchParams) => View;
  write: (view: View) => URLSearchParams;
  /** Changes of these can be gone back from; any other one begins at the first page. */
  steps: (keyof View)[];
}

/** What a list shows, kept in the URL. */
export const useUrlView = <View extends object>({ read, write, steps }: Options<View>) => {
  const [query, changeQuery] = useQueryChange();
  const view = read(query);
  const change = (fields: Partial<View>) => {
    const isStep = steps.some((key) => key in fields);
    const next = (from: URLSearchParams) => {
      const before = read(from);
      return write({ ...before, ...(!isStep && 'page' in before ? { page: 0 } : {}), ...fields });
    };
    changeQuery(next, { replace: !isStep });
  };
  return { view, change };
};
