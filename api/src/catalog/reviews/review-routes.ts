import {
  Acknowledgement,
  Id,
  OwnReview,
  ReportBody,
  ReviewBody,
  ReviewPage,
  ReviewsQuery,
} from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { callerOf, refusals } from '../../http/index.ts';
import { done } from '../admin/route-parts.ts';
import { listReviews } from './list-reviews.ts';
import { readOwnReview } from './own-review.ts';
import { reportReview } from './report-review.ts';
import { deleteReview, writeReview } from './write-review.ts';

const params = Type.Object({ id: Id });
const own = '/tex-suite/user/module/:id/review';
const config = { access: 'signed-in' } as const;

/** Reviews for readers and their authors. */
export const reviewRoutes: Routes = async (app, { catalog, db }) => {
  app.get('/tex-admin/modules/:id/reviews', {
    config: catalog.fromMemory,
    schema: {
      summary: 'Published reviews of a module in pages, with the average and distribution.',
      params,
      querystring: ReviewsQuery,
      response: { 200: ReviewPage, ...refusals(400, 404) },
    },
    handler: ({ params: { id }, query }, reply) => {
      const { page = 0, size = 20, sort = 'newest', stars = null } = query;
      return catalog.send(reply, ['reviews', id, page, size, sort, stars], (from) => listReviews(from, id, query));
    },
  });

  app.get(own, {
    config,
    schema: {
      summary: "The caller's review of a module, and whether they can write one.",
      params,
      response: { 200: OwnReview, ...refusals(400, 401, 404) },
    },
    handler: (request) => readOwnReview(db, callerOf(request), request.params.id),
  });

  app.put(own, {
    config,
    schema: {
      summary:
        "Creates or replaces the caller's review of a module that their organization subscribes or has subscribed to.",
      params,
      body: ReviewBody,
      response: { 200: OwnReview, ...refusals(400, 401, 403, 404, 409, 429) },
    },
    handler: async (request) => {
      const caller = callerOf(request);
      await writeReview(db, caller, request.params.id, request.body);
      return readOwnReview(db, caller, request.params.id);
    },
  });

  app.delete(own, {
    config,
    schema: {
      summary: "Deletes the caller's review of a module.",
      params,
      response: { 200: OwnReview, ...refusals(400, 401, 404, 409) },
    },
    handler: async (request) => {
      const caller = callerOf(request);
      await deleteReview(db, caller, request.params.id);
      return readOwnReview(db, caller, request.params.id);
    },
  });

  app.post('/tex-suite/review/:id/report', {
    config,
    schema: {
      summary: 'Reports a review to the moderators, once per person.',
      params,
      body: ReportBody,
      response: { 200: Acknowledgement, ...refusals(400, 401, 404, 409, 429) },
    },
    handler: async (request) => {
      await reportReview(db, callerOf(request), request.params.id, request.body);
      return done('Thanks. A moderator will look at this review.');
    },
  });
};
