import type { Composition } from '@marketplace/shared/contracts';
import { Navigate, type RouteObject } from '@marketplace/shared/router';
import { AccessDenied } from '../pages/access-denied.tsx';
import { PageNotFound } from '../pages/page-not-found.tsx';
import { RouterError } from '../pages/router-error.tsx';
import { Layout } from '../shell/layout.tsx';
import { Root } from '../shell/root.tsx';
import { aliases } from './aliases.ts';
import type { PageOfRemote } from './load-page.ts';
import { pageLoader } from './page-loader.ts';
import { RemotePage } from './remote-page.tsx';

const redirects: RouteObject[] = Object.entries(aliases).map(([path, to]) => ({
  path,
  element: <Navigate to={to} replace />,
}));

const pagesOf = (composition: Composition): PageOfRemote[] =>
  composition.remotes.flatMap((remote) => remote.pages.map((page) => ({ remote, page })));

const toRoute = ({ remote, page }: PageOfRemote): RouteObject => ({
  id: page.path,
  path: page.path,
  element: <RemotePage key={page.path} remote={remote} page={page} />,
  loader: pageLoader({ remote, page }),
  // Whether people work there.
  handle: page.access !== 'public',
  // A change of the query alone is up to the page.
  shouldRevalidate: () => false,
});

/** The document already requests its page, so the first page needs no loader. */
export const firstPageData = (composition: Composition) => ({
  loaderData: Object.fromEntries(pagesOf(composition).map(({ page }) => [page.path, null])),
});

/** All routes: the host's own, and the pages of the release set. */
export const createRoutes = (composition: Composition): RouteObject[] => {
  const pages = pagesOf(composition);
  return [
    {
      element: <Root />,
      errorElement: <RouterError />,
      children: [
        {
          element: <Layout />,
          children: [...pages.filter(({ page }) => !page.bare).map(toRoute), ...redirects],
        },
        ...pages.filter(({ page }) => page.bare).map(toRoute),
        { path: '/unauthorized', element: <AccessDenied /> },
        { path: '*', element: <PageNotFound /> },
      ],
    },
  ];
};
