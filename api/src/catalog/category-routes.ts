import { BucketSummary, BucketWithModules, Category, Id } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../api-context.ts';
import { notFound } from '../http/api-error.ts';
import { refusals } from '../http/refusals.ts';
import { findBucket, listBucketRows, listCategories } from './category-store.ts';

const tags = ['Catalogue'];

export const categoryRoutes: Routes = async (app, { db, catalog }) => {
  app.get('/tex-admin/categories/categories', {
    config: { access: 'public' },
    schema: {
      tags,
      summary: 'All categories with their buckets and modules.',
      response: { 200: Type.Array(Category), ...refusals() },
    },
    handler: (_request, reply) => catalog.send(reply, ['categories'], () => listCategories(db)),
  });

  app.get('/tex-admin/buckets', {
    config: { access: 'public' },
    schema: { tags, summary: 'All buckets.', response: { 200: Type.Array(BucketSummary), ...refusals() } },
    handler: (_request, reply) => catalog.send(reply, ['buckets'], () => listBucketRows(db)),
  });

  app.get('/tex-admin/buckets/:id/with-modules', {
    config: { access: 'public' },
    schema: {
      tags,
      summary: 'One bucket with all its modules, best ranked first.',
      params: Type.Object({ id: Id }),
      response: { 200: BucketWithModules, ...refusals(400, 404) },
    },
    handler: (request, reply) =>
      catalog.send(reply, ['bucket', request.params.id], async () => {
        const bucket = await findBucket(db, request.params.id);
        if (!bucket) throw notFound('bucket');
        return bucket;
      }),
  });
};
