import type { Composition } from '@marketplace/shared/contracts';
import { createBrowserRouter } from '@marketplace/shared/router';
import { BASE_PATH } from './base-path.ts';
import { createRoutes, firstPageData } from './routes.tsx';

export const createRouter = (composition: Composition) =>
  createBrowserRouter(createRoutes(composition), {
    basename: BASE_PATH,
    hydrationData: firstPageData(composition),
  });

type Router = Pick<ReturnType<typeof createRouter>, 'state' | 'navigate'>;

const goTo = ({ state, navigate }: Router, path: string) => {
  if (state.location.pathname !== BASE_PATH + path) void navigate(path);
};

/** Goes to the sign-in, unless already there. */
export const goToLogin = (router: Router) => goTo(router, '/login');

/** Goes to the user's own account, unless already there. */
export const goToProfile = (router: Router) => goTo(router, '/profile');
