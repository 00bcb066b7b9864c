import { ContinueQuery, Dashboard, DashboardBuckets, DashboardCategories, Id } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { found, refusals } from '../../http/index.ts';
import { composeDashboard, dashboardParts } from './dashboard.ts';
import { continueBuckets, continueCategories } from './dashboard-categories.ts';
import { fitDashboard } from './fit-dashboard.ts';

export const dashboardRoutes: Routes = async (app, { catalog }) => {
  app.get('/tex-suite/dashboard', {
    config: catalog.fromMemory,
    schema: {
      summary:
        'Slideshow, top choices and categories in one answer; a part that fails is empty and named in errors. ' +
        'In a large catalogue the first categories, as many as keep the answer small.',
      response: { 200: Dashboard, ...refusals() },
    },
    handler: (_request, reply) =>
      catalog.send(
        reply,
        ['dashboard'],
        async (db) => fitDashboard(await composeDashboard(dashboardParts(db))),
        ({ errors }) => errors.length === 0,
      ),
  });

  app.get('/tex-suite/dashboard/categories', {
    config: catalog.fromMemory,
    schema: {
      summary: 'Further categories of the dashboard, each with its first 8 buckets.',
      querystring: ContinueQuery,
      response: { 200: DashboardCategories, ...refusals(400) },
    },
    handler: ({ query: { from = 0, size = 12 } }, reply) =>
      catalog.send(reply, ['dashboard-categories', from, size], (db) => continueCategories(db, { from, size })),
  });

  app.get('/tex-suite/dashboard/categories/:id/buckets', {
    config: catalog.fromMemory,
    schema: {
      summary: 'Further buckets of a category on the dashboard.',
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
