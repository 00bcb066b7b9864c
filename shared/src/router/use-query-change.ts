import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useHref, useLocation, useSearchParams } from 'react-router-dom';

const withoutLastSlash = (path: string) => path.replace(/\/$/, '');

/**
 * The query of the address, and how to change it. A change begins from where the router stands or goes at that moment, which
 * the page may not show yet: of two at the same time both count, and a search that was waiting for its typing to pause does not
 * take back what was opened meanwhile. Once somebody is on the way to another page, nothing changes any more.
 */
export const useQueryChange = () => {
  const [query, setQuery] = useSearchParams();
  const router = useContext(DataRouterContext)?.router;
  const here = useHref(useLocation().pathname);
  const change = (next: (query: URLSearchParams) => URLSearchParams, { replace }: { replace: boolean }) => {
    const at = router && (router.state.navigation.location ?? router.state.location);
    if (at && withoutLastSlash(at.pathname) !== withoutLastSlash(here)) return;
    setQuery(next(new URLSearchParams(at?.search ?? query)), { replace, preventScrollReset: true });
  };
  return [query, change] as const;
};
