import {
  CategoryListing,
  ContinueQuery,
  Dashboard,
  DashboardBuckets,
  Id,
  ListingQuery,
} from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { found, refusals } from '../../http/index.ts';
import { listCategoryPart } from './category-listing.ts';
import { composeDashboard, dashboardParts } from './dashboard.ts';
import { continueBuckets } from './dashboard-categories.ts';
import { phraseOf } from './search-words.ts';

export const dashboardRoutes: Routes = async (app, { catalog }) => {
  app.get('/tex-suite/dashboard', {
    config: catalog.fromMemory,
    schema: {
      summary:
        'Slideshow, top choices and categories in one response. A part that fails is empty and listed in errors. ' +
        'For a large catalog, an index of all categories and the first few in full.',
      response: { 200: Dashboard, ...refusals() },
    },
    handler: (_request, reply) =>
      catalog.send(
        reply,
        ['dashboard'],
        (db) => composeDashboard(dashboardParts(db)),
        ({ errors }) => errors.length === 0,
      ),
  });

  app.get('/tex-suite/dashboard/categories', {
    config: catalog.fromMemory,
    schema: {
      summary: 'Some of the categories, all or those that match a search, each with its first 8 buckets.',
      querystring: ListingQuery,
      response: { 200: CategoryListing, ...refusals(400) },
    },
    handler: ({ query: { from = 0, size = 12, search } }, reply) => {
      const phrase = phraseOf(search).toLowerCase();
      return catalog.send(reply, ['category-listing', from, size, phrase], (db) =>
        listCategoryPart(db, { from, size, search: phrase }),
      );
    },
  });

  app.get('/tex-suite/dashboard/categories/:id/buckets', {
    config: catalog.fromMemory,
    schema: {
      summary: 'More buckets of a category on the dashboard.',
      params: Type.Object({ id: Id }),
      querystring: ContinueQuery,
      response: { 200: DashboardBuckets, ...refusals(400, 404) },
    },
    handler: ({ params: { id }, query: { from = 0, size = 12 } }, reply) =>
      catalog.send(reply, ['dashboard-buckets', id, from, size], async (db) =>
        found('category', await continueBuckets(db, id, { from, size })),
      ),
  });
};
