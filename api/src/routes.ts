import type { Routes } from './api-context.ts';
import { catalogRoutes } from './catalog/index.ts';
import { commerceRoutes } from './commerce/index.ts';
import { enforceAccess } from './http/access.ts';
import { pageLists } from './http/page-lists.ts';
import { registerAll } from './http/register-all.ts';
import { identityRoutes } from './identity/index.ts';
import { notificationsRoutes } from './notifications/index.ts';
import { operationsRoutes } from './operations/index.ts';
import { supportRoutes } from './support/index.ts';

const domains = [identityRoutes, catalogRoutes, commerceRoutes, supportRoutes, notificationsRoutes, operationsRoutes];

/** All routes of the two bases, `/marketplace` and `/organization`. */
export const routes: Routes = async (app, context) => {
  enforceAccess(app, context);
  pageLists(app);
  await registerAll(app, domains, context);
};
