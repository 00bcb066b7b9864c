import {
  BucketSummary,
  BucketWithModules,
  Category,
  CategoryWithModules,
  Id,
  ModuleListQuery,
} from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { notFound, refusals } from '../../http/index.ts';
import { findBucket, findBucketPage, findCategoryPage, listBucketRows, listCategories } from './category-store.ts';
import { listKey } from './module-search.ts';

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
      summary: 'One bucket with all its modules, highest ranked first, or one page of them.',
      params: Type.Object({ id: Id }),
      querystring: ModuleListQuery,
      response: { 200: BucketWithModules, ...refusals(400, 404) },
    },
    handler: ({ params: { id }, query }, reply) =>
      catalog.send(reply, ['bucket', id, ...listKey(query)], async (db) => {
        const isWhole = listKey(query).length === 0;
        const bucket = isWhole ? await findBucket(db, id) : await findBucketPage(db, id, query);
        if (!bucket) throw notFound('bucket');
        return bucket;
      }),
  });

  app.get('/tex-admin/categories/:id/with-modules', {
    config: catalog.fromMemory,
    schema: {
      summary: 'One category with its buckets and a page of its modules, with search, filters and sorting.',
      params: Type.Object({ id: Id }),
      querystring: ModuleListQuery,
      response: { 200: CategoryWithModules, ...refusals(400, 404) },
    },
    handler: ({ params: { id }, query }, reply) =>
      catalog.send(reply, ['category', id, ...listKey(query)], async (db) => {
        const category = await findCategoryPage(db, id, query);
        if (!category) throw notFound('category');
        return category;
      }),
  });
};
