import { BucketModulesQuery, BucketSummary, BucketWithModules, Category, Id } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { notFound, refusals } from '../../http/index.ts';
import { findBucket, findBucketPage, listBucketRows, listCategories } from './category-store.ts';
import { phraseOf } from './search-words.ts';

/** Names what a page of a bucket depends on; empty where nothing but the bucket is asked for. */
const pageKey = ({ search, page, size, sort }: BucketModulesQuery) =>
  [search, page, size, sort].some((value) => value !== undefined)
    ? [phraseOf(search), page ?? 0, size ?? null, sort ?? 'rank']
    : [];

export const categoryRoutes: Routes = async (app, { catalog }) => {
  app.get('/tex-admin/categories/categories', {
    config: catalog.fromMemory,
    schema: {
      summary: 'All categories with their buckets and modules.',
      response: { 200: Type.Array(Category), ...refusals() },
    },
    handler: (_request, reply) => catalog.send(reply, ['categories'], (db) => listCategories(db)),
  });

  app.get('/tex-admin/buckets', {
    config: catalog.fromMemory,
    schema: { summary: 'All buckets.', response: { 200: Type.Array(BucketSummary), ...refusals() } },
    handler: (_request, reply) => catalog.send(reply, ['buckets'], (db) => listBucketRows(db)),
  });

  app.get('/tex-admin/buckets/:id/with-modules', {
    config: catalog.fromMemory,
    schema: {
      summary: 'One bucket with all its modules, best ranked first, or with a page of them.',
      params: Type.Object({ id: Id }),
      querystring: BucketModulesQuery,
      response: { 200: BucketWithModules, ...refusals(400, 404) },
    },
    handler: ({ params: { id }, query }, reply) =>
      catalog.send(reply, ['bucket', id, ...pageKey(query)], async (db) => {
        const isWhole = pageKey(query).length === 0;
        const bucket = isWhole ? await findBucket(db, id) : await findBucketPage(db, id, query);
        if (!bucket) throw notFound('bucket');
        return bucket;
      }),
  });
};
