import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useHref, useLocation, useSearchParams } from 'react-router-dom';

const withoutLastSlash = (path: string) => path.replace(/\/$/, '');
/** Links on other sites name the storefront's origin. */
const withoutOrigin = (href: string) => href.replace(/^https?:\/\/[^/]+/, '');

/**
 * The query of the address and a function to change it. A change starts from the router's current or pending location, which
 * the page may not show yet, so concurrent changes both apply, and a debounced search does not
 * undo what was opened meanwhile. During a navigation to another page, changes are ignored.
 */
export const useQueryChange = () => {
  const [query, setQuery] = useSearchParams();
  const router = useContext(DataRouterContext)?.router;
  const here = withoutOrigin(useHref(useLocation().pathname));
  const change = (next: (query: URLSearchParams) => URLSearchParams, { replace }: { replace: boolean }) => {
    const at = router && (router.state.navigation.location ?? router.state.location);
    if (at && withoutLastSlash(at.pathname) !== withoutLastSlash(here)) return;
    setQuery(next(new URLSearchParams(at?.search ?? query)), { replace, preventScrollReset: true });
  };
  return [query, change] as const;
};
