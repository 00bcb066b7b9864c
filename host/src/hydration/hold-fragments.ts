import { HYDRATED } from '@marketplace/shared/contracts';

/**
 * Until the page is hydrated, keeps moves within it, such as the skip link's, from the router. It would render the page
 * at once, and React would drop what isn't hydrated yet. The browser scrolls and moves the focus without it.
 */
export const holdFragments = () => {
  const { pathname, search } = location;
  const hold = (event: Event) => {
    if (location.pathname === pathname && location.search === search) event.stopImmediatePropagation();
  };
  window.addEventListener('popstate', hold, true);
  window.addEventListener(HYDRATED, () => window.removeEventListener('popstate', hold, true), { once: true });
};
