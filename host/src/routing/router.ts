import type { Composition } from '@marketplace/shared/contracts';
import { createBrowserRouter } from '@marketplace/shared/router';
import { createRoutes } from './routes.tsx';

export const BASE_PATH = '/marketplace';

export const createRouter = (composition: Composition) =>
  createBrowserRouter(createRoutes(composition), { basename: BASE_PATH });

/** Goes to the sign-in, unless it is there already. */
export const goToLogin = ({ state, navigate }: Pick<ReturnType<typeof createRouter>, 'state' | 'navigate'>) => {
  if (state.location.pathname !== `${BASE_PATH}/login`) void navigate('/login');
};
