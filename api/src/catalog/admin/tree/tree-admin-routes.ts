import {
  ArchiveImpact,
  ArchiveImpactQuery,
  ManagedCategory,
  OrderBody,
  StatusBody,
} from '@marketplace/shared/contracts';
import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Routes } from '../../../api-context.ts';
import { actorOf } from '../../../operations/index.ts';
import { buckets, categories } from '../../../db/index.ts';
import { forAdministrators as config } from '../../../http/index.ts';
import { catalogAdmin, registerDesk, registerOrder } from '../editing/editor-routes.ts';
import { changeStatus } from '../editing/change-status.ts';
import { reorder } from '../editing/reorder.ts';
import { done, doneAnswers, params, readAnswers, saveAnswers } from '../route-parts.ts';
import { archiveImpact } from './archive-impact.ts';
import { archiveIn } from './archive.ts';
import { bucketDesk } from './bucket-editor.ts';
import { categoryDesk } from './category-editor.ts';
import { listTree } from './list-tree.ts';

/** The tree of modules, and what archiving would remove from it. */
export const catalogTreeRoutes: Routes = async (app, { db }) => {
  app.get(`${catalogAdmin}/tree`, {
    config,
    schema: {
      summary: 'All categories with their buckets, including archived ones.',
      response: { 200: Type.Array(ManagedCategory), ...readAnswers },
    },
    handler: () => listTree(db),
  });

  app.get(`${catalogAdmin}/impact`, {
    config,
    schema: {
      summary: 'What archiving would remove from the storefront.',
      querystring: ArchiveImpactQuery,
      response: { 200: ArchiveImpact, ...readAnswers },
    },
    handler: ({ query }) => archiveImpact(db, query.kind, query.id),
  });
};

export const categoryAdminRoutes: Routes = async (app, { db }) => {
  registerDesk(app, { db, path: '/categories', desk: categoryDesk });
  const order = { table: categories, id: categories.id, kind: 'category', what: 'order of the categories' };
  registerOrder(app, { db, path: '/categories', order });

  app.put(`${catalogAdmin}/categories/:id/status`, {
    config,
    schema: {
      summary: 'Archives a category with its contents, or restores it.',
      params,
      body: StatusBody,
      response: saveAnswers,
    },
    handler: (request) => {
      const { params: at, body } = request;
      return changeStatus(db, categoryDesk, { ...at, body, write: archiveIn(categories) }, actorOf(request));
    },
  });
};

export const bucketAdminRoutes: Routes = async (app, { db }) => {
  registerDesk(app, { db, path: '/buckets', desk: bucketDesk });

  app.put(`${catalogAdmin}/categories/:id/buckets/order`, {
    config,
    schema: {
      summary: 'Changes the order of the buckets of a category.',
      params,
      body: OrderBody,
      response: doneAnswers,
    },
    handler: async (request) => {
      const of = eq(buckets.categoryId, request.params.id);
      const order = { table: buckets, id: buckets.id, of, kind: 'bucket', what: 'order of the buckets' };
      await reorder(db, { ...order, ids: request.body.ids }, actorOf(request));
      return done('The order of the buckets was saved.');
    },
  });

  app.put(`${catalogAdmin}/buckets/:id/status`, {
    config,
    schema: {
      summary: 'Archives a bucket with its contents, or restores it.',
      params,
      body: StatusBody,
      response: saveAnswers,
    },
    handler: (request) => {
      const { params: at, body } = request;
      return changeStatus(db, bucketDesk, { ...at, body, write: archiveIn(buckets) }, actorOf(request));
    },
  });
};
