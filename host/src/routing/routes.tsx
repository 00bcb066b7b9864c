import type { Composition } from '@marketplace/shared/contracts';
import { Navigate, type RouteObject } from '@marketplace/shared/router';
import { AccessDenied } from '../pages/access-denied.tsx';
import { PageNotFound } from '../pages/page-not-found.tsx';
import { RouterError } from '../pages/router-error.tsx';
import { Layout } from '../shell/layout.tsx';
import { Root } from '../shell/root.tsx';
import { RemotePage } from './remote-page.tsx';

/** Links of the specification that have no page of their own. */
const redirects: RouteObject[] = ['/help', '/contact'].map((path) => ({
  path,
  element: <Navigate to="/contactus" replace />,
}));

const pagesOf = (composition: Composition) =>
  composition.remotes.flatMap((remote) => remote.pages.map((page) => ({ remote, page })));

const toRoute = ({ remote, page }: ReturnType<typeof pagesOf>[number]): RouteObject => ({
  path: page.path,
  element: <RemotePage key={page.path} remote={remote} page={page} />,
});

/** All routes: the host's own, and whatever pages the release set brings. */
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
