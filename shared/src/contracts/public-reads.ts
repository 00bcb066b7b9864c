/**
 * The GET endpoints that anyone may read as JSON, below the marketplace base. A page may declare them as its `data`; the
 * gate refuses others.
 */
export const publicReads = [
  '/auth/check-auth',
  '/auth/invitation',
  '/auth/sign-in-notice',
  '/auth/sign-on/providers',
  '/tex-admin/buckets',
  '/tex-admin/buckets/{id}/with-modules',
  '/tex-admin/categories/categories',
  '/tex-admin/categories/{id}/with-modules',
  '/tex-admin/company-master',
  '/tex-admin/compare',
  '/tex-admin/modules',
  '/tex-admin/modules/names',
  '/tex-admin/modules/upcoming',
  '/tex-admin/modules/{id}',
  '/tex-admin/modules/{id}/reviews',
  '/tex-admin/pricing-tiers',
  '/tex-admin/privacypolicy/{id}',
  '/tex-admin/slideshow/active',
  '/tex-admin/tutorials',
  '/tex-admin/tutorials/module/{id}',
  '/tex-suite/dashboard',
  '/tex-suite/dashboard/categories',
  '/tex-suite/dashboard/categories/{id}/buckets',
  '/tex-suite/newsletter/status/{email}',
  '/tex-suite/release-health',
  '/tex-suite/sitemap',
  '/tex-suite/ticket/status',
  '/tex-suite/top-choice',
] as const;

/** The GET endpoints that guarded pages may also declare: only signed-in users may read them. */
export const guardedReads = [
  '/auth/profile',
  '/auth/second-factor',
  '/auth/sessions',
  '/tex-admin/company-settings',
  '/tex-admin/overview/people',
  '/tex-admin/overview/sales',
  '/tex-admin/overview/support',
  '/tex-admin/sign-on/providers',
  '/tex-suite/cart',
  '/tex-suite/checkout/options',
  '/tex-suite/clients/user',
  '/tex-suite/locations',
] as const;
