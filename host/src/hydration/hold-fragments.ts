import { HYDRATED } from '@marketplace/shared/contracts';

/**
 * Until the page is hydrated, keeps moves within it, such as the skip link's, from the router. It would render the page
 * at once, and React would drop what isn't hydrated yet. The browser scrolls and moves the focus without it. Ends with
 * any other move: a page that was left is never hydrated. Entries of the router have a state, new fragments have none.
 */
export const holdFragments = () => {
  const { pathname, search } = location;
  const hold = (event: PopStateEvent) => {
    const isFragment = event.state === null && location.pathname === pathname && location.search === search;
    if (isFragment) event.stopImmediatePropagation();
    else end();
  };
  const end = () => window.removeEventListener('popstate', hold, true);
  window.addEventListener('popstate', hold, true);
  window.addEventListener(HYDRATED, end, { once: true });
};
