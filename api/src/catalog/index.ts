/** The public part of this domain: other domains import this file alone. */
export { changeStatus } from './admin/editing/change-status.ts';
export { currencyProblems } from './admin/editing/currency.ts';
export { versionIn } from './admin/editing/edit.ts';
export { catalogAdmin, registerDesk } from './admin/editing/editor-routes.ts';
export type { Desk } from './admin/editing/editor.ts';
export { tidyName } from './admin/editing/tidy.ts';
export { params, readAnswers, saveAnswers } from './admin/route-parts.ts';
export { catalogRoutes } from './catalog-routes.ts';
export { pictureSweep } from './pictures/picture-sweep.ts';
export { type CatalogAnswers, createCatalogAnswers } from './storefront/catalog-answers.ts';
export { createCatalogReader } from './storefront/catalog-reader.ts';
export { registerDemoFiles } from './storefront/demo-files.ts';
export { learnSearchWords } from './storefront/learn-search-words.ts';
export { isPublished } from './storefront/module-columns.ts';
export { searchModules } from './storefront/module-search.ts';
export { listTiersOf, listTiersOfEach } from './storefront/pricing-store.ts';
export { moduleIsPublished } from './storefront/showcase-store.ts';
export { watchCatalogVersion } from './storefront/version-watch.ts';
