import type { Routes } from '../api-context.ts';
import { named } from '../http/named.ts';
import { pictureRoutes, pictureUploadRoutes } from '../pictures/routes.ts';
import { couponAdminRoutes } from './coupons/routes.ts';
import { catalogFileRoutes } from './files/routes.ts';
import { modulePublishingRoutes } from './modules/publishing-routes.ts';
import { moduleAdminRoutes } from './modules/routes.ts';
import { priceAdminRoutes } from './prices/routes.ts';
import { slideAdminRoutes } from './slides/routes.ts';
import { topChoiceAdminRoutes } from './top-choices/routes.ts';
import { bucketAdminRoutes, catalogTreeRoutes, categoryAdminRoutes } from './tree/routes.ts';
import { tutorialAdminRoutes } from './tutorials/routes.ts';

const parts = [
  catalogTreeRoutes,
  categoryAdminRoutes,
  bucketAdminRoutes,
  moduleAdminRoutes,
  modulePublishingRoutes,
  priceAdminRoutes,
  couponAdminRoutes,
  slideAdminRoutes,
  topChoiceAdminRoutes,
  tutorialAdminRoutes,
  catalogFileRoutes,
  pictureUploadRoutes,
  pictureRoutes,
];

/** Everything that administrators change of the catalogue. */
export const catalogAdminRoutes: Routes = async (app, { prefix: _, ...context }) => {
  for (const routes of parts) await app.register(named(routes), context);
};
