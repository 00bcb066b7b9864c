import { useSearchParams } from '@marketplace/shared/router';
import { useEffect, useRef } from 'react';

/**
 * The query of the address, and how to change it. A change begins where the last one ended, even while the page has not
 * caught up with that one: two filters that are typed one after the other are both kept.
 */
export const useQueryChange = () => {
  const [query, setQuery] = useSearchParams();
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  const change = (next: (query: URLSearchParams) => URLSearchParams, options: { replace: boolean }) => {
    latest.current = next(latest.current);
    setQuery(latest.current, { ...options, preventScrollReset: true });
  };
  return [query, change] as const;
};
