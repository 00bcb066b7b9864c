import type { ApiContext } from './api-context.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { adminRoutes } from './admin/routes.ts';
import { recoveryRoutes } from './auth/recovery/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { cartRemovalRoutes } from './cart/removal-routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { categoryRoutes } from './catalog/category-routes.ts';
import { dashboardRoutes } from './catalog/dashboard-routes.ts';
import { moduleRoutes } from './catalog/module-routes.ts';
import { showcaseRoutes } from './catalog/showcase-routes.ts';
import { companyRoutes } from './company/routes.ts';
import { enforceAccess } from './http/access.ts';
import { mailboxRoutes } from './mail/mailbox-routes.ts';
import { moduleRequestRoutes } from './module-requests/routes.ts';
import { ticketRoutes } from './support/ticket-routes.ts';
import { reportRoutes } from './telemetry/routes.ts';

const marketplace = [
  authRoutes,
  recoveryRoutes,
  categoryRoutes,
  moduleRoutes,
  dashboardRoutes,
  showcaseRoutes,
  companyRoutes,
  cartRoutes,
  cartRemovalRoutes,
  moduleRequestRoutes,
  ticketRoutes,
  adminRoutes,
  reportRoutes,
];

/** Every call of the marketplace. The organization base (`/organization`) has no calls yet and answers 404. */
export const registerCalls: FastifyPluginAsyncTypebox<ApiContext> = async (app, context) => {
  enforceAccess(app, context);
  for (const routes of marketplace) await app.register(routes, { ...context, prefix: '/marketplace' });
  if (!context.config.production) await app.register(mailboxRoutes, context);
};
