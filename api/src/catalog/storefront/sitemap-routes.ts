import { Sitemap, SitemapQuery } from '@marketplace/shared/contracts';
import type { Routes } from '../../api-context.ts';
import { refusals } from '../../http/index.ts';
import { readSitemap } from './read-sitemap.ts';

export const sitemapRoutes: Routes = async (app, { catalog }) => {
  app.get('/tex-suite/sitemap', {
    config: catalog.fromMemory,
    schema: {
      summary: 'The IDs of the categories, buckets and modules for search engines, 10,000 modules at a time.',
      querystring: SitemapQuery,
      response: { 200: Sitemap, ...refusals(400) },
    },
    handler: ({ query: { page = 0 } }, reply) => catalog.send(reply, ['sitemap', page], (db) => readSitemap(db, page)),
  });
};
