import { useQueryChange } from '@marketplace/shared/router';

interface Options<View> {
  read: (query: URLSearchParams) => View;
  write: (view: View) => URLSearchParams;
  /** Changes of these can be gone back from; any other one begins at the first page. */
  steps: (keyof View)[];
}

/** Changes some of what a list shows. What is replaced cannot be gone back to. */
export type Change<View> = (fields: Partial<View>, how?: { replace: boolean }) => void;

/** What a list shows, kept in the URL. */
export const useUrlView = <View extends object>({ read, write, steps }: Options<View>) => {
  const [query, changeQuery] = useQueryChange();
  const view = read(query);
  const change: Change<View> = (fields, how) => {
    const isStep = steps.some((key) => key in fields);
    const next = (from: URLSearchParams) => {
      const before = read(from);
      return write({ ...before, ...(!isStep && 'page' in before ? { page: 0 } : {}), ...fields });
    };
    changeQuery(next, how ?? { replace: !isStep });
  };
  return { view, change };
};
