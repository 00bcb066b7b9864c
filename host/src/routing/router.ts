import type { Composition } from '@marketplace/shared/contracts';
import { createBrowserRouter } from '@marketplace/shared/router';
import { BASE_PATH } from './base-path.ts';
import { createRoutes, firstPageData } from './routes.tsx';

export const createRouter = (composition: Composition) =>
  createBrowserRouter(createRoutes(composition), {
    basename: BASE_PATH,
    hydrationData: firstPageData(composition),
  });

/** Goes to the sign-in, unless already there. */
export const goToLogin = ({ state, navigate }: Pick<ReturnType<typeof createRouter>, 'state' | 'navigate'>) => {
  if (state.location.pathname !== `${BASE_PATH}/login`) void navigate('/login');
};
