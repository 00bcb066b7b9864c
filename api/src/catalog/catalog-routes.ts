import type { Routes } from '../api-context.ts';
import { registerTagged } from '../http/index.ts';
import { catalogFileRoutes } from './admin/files/catalog-file-routes.ts';
import { previewRoutes } from './admin/preview-routes.ts';
import { moduleAdminRoutes } from './admin/modules/module-admin-routes.ts';
import { modulePublishingRoutes } from './admin/modules/module-publishing-routes.ts';
import { priceAdminRoutes } from './admin/prices/price-admin-routes.ts';
import { slideAdminRoutes } from './admin/slides/slide-admin-routes.ts';
import { topChoiceAdminRoutes } from './admin/top-choices/top-choice-admin-routes.ts';
import { bucketAdminRoutes, catalogTreeRoutes, categoryAdminRoutes } from './admin/tree/tree-admin-routes.ts';
import { tutorialAdminRoutes } from './admin/tutorials/tutorial-admin-routes.ts';
import { pictureRoutes, pictureUploadRoutes } from './pictures/picture-routes.ts';
import { moderationRoutes } from './reviews/moderation/moderation-routes.ts';
import { reviewRoutes } from './reviews/review-routes.ts';
import { categoryRoutes } from './storefront/category-routes.ts';
import { dashboardRoutes } from './storefront/dashboard-routes.ts';
import { moduleDetailRoutes } from './storefront/module-detail-routes.ts';
import { moduleRoutes } from './storefront/module-routes.ts';
import { showcaseRoutes } from './storefront/showcase-routes.ts';
import { sitemapRoutes } from './storefront/sitemap-routes.ts';
import { moduleUsageRoutes } from './usage/module-usage-routes.ts';

const marketplace = {
  Catalog: [categoryRoutes, moduleRoutes, moduleDetailRoutes, sitemapRoutes, pictureRoutes],
  Showcase: [dashboardRoutes, showcaseRoutes],
  Reviews: [reviewRoutes, moderationRoutes],
  'Module usage': [moduleUsageRoutes],
  'Catalog administration': [
    catalogTreeRoutes,
    categoryAdminRoutes,
    bucketAdminRoutes,
    moduleAdminRoutes,
    modulePublishingRoutes,
    priceAdminRoutes,
    slideAdminRoutes,
    topChoiceAdminRoutes,
    tutorialAdminRoutes,
    catalogFileRoutes,
    previewRoutes,
    pictureUploadRoutes,
  ],
};

/** The public catalog and its administration. */
export const catalogRoutes: Routes = async (app, context) => {
  await registerTagged(app, marketplace, { ...context, prefix: '/marketplace' });
};
