import type { Routes } from '../../api-context.ts';
import { named } from '../../http/named.ts';
import { pictureRoutes, pictureUploadRoutes } from '../pictures/picture-routes.ts';
import { couponAdminRoutes } from '../../commerce/coupons/admin/coupon-admin-routes.ts';
import { catalogFileRoutes } from './files/catalog-file-routes.ts';
import { modulePublishingRoutes } from './modules/module-publishing-routes.ts';
import { moduleAdminRoutes } from './modules/module-admin-routes.ts';
import { priceAdminRoutes } from './prices/price-admin-routes.ts';
import { slideAdminRoutes } from './slides/slide-admin-routes.ts';
import { topChoiceAdminRoutes } from './top-choices/top-choice-admin-routes.ts';
import { bucketAdminRoutes, catalogTreeRoutes, categoryAdminRoutes } from './tree/tree-admin-routes.ts';
import { tutorialAdminRoutes } from './tutorials/tutorial-admin-routes.ts';

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
