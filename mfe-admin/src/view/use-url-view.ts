import { useSearchParams } from '@marketplace/shared/router';
import { useRef } from 'react';

interface Options<View> {
  read: (query: URLSearchParams) => View;
  write: (view: View) => URLSearchParams;
  /** Changes of these can be gone back from; any other one begins at the first page. */
  steps: (keyof View)[];
}

/** In milliseconds within which the address shows a change, or never will: somebody chose not to leave. */
const SETTLED = 1_000;

/**
 * What a list shows, kept in the URL. Two changes at the same moment, such as of two filters whose typing pauses
 * together, both count, though the address has not caught up with the first one.
 */
export const useUrlView = <View extends object>({ read, write, steps }: Options<View>) => {
  const [query, setQuery] = useSearchParams();
  const view = read(query);
  const under = useRef<{ from: string; next: View; at: number }>(undefined);
  const change = (fields: Partial<View>) => {
    const from = query.toString();
    const way = under.current;
    const before = way?.from === from && Date.now() - way.at < SETTLED ? way.next : view;
    const isStep = steps.some((key) => key in fields);
    const next: View = { ...before, ...(!isStep && 'page' in before ? { page: 0 } : {}), ...fields };
    under.current = { from, next, at: Date.now() };
    setQuery(write(next), { replace: !isStep, preventScrollReset: true });
  };
  return { view, change };
};
