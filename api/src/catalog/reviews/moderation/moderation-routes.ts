import {
  Acknowledgement,
  ManagedReviewDetail,
  ManagedReviewPage,
  ManagedReviewsQuery,
  ReviewStatusBody,
} from '@marketplace/shared/contracts';
import type { Routes } from '../../../api-context.ts';
import { dropBlankQuery, forAdministrators as config, refusals } from '../../../http/index.ts';
import { actorOf } from '../../../operations/index.ts';
import { done, params } from '../../admin/route-parts.ts';
import { listManagedReviews, readManagedReview } from './list-managed-reviews.ts';
import { dismissReports, setReviewStatus } from './moderate-review.ts';

const at = '/tex-admin/review';

/** Reviews for moderators. */
export const moderationRoutes: Routes = async (app, context) => {
  const { db } = context;
  app.get(at, {
    config,
    preValidation: dropBlankQuery,
    schema: {
      summary: 'Reviews of all modules in pages, with search, filters and sorting.',
      querystring: ManagedReviewsQuery,
      response: { 200: ManagedReviewPage, ...refusals(400, 401, 403) },
    },
    handler: ({ query }) => listManagedReviews(db, query),
  });

  app.get(`${at}/:id`, {
    config,
    schema: {
      summary: 'One review with its reports.',
      params,
      response: { 200: ManagedReviewDetail, ...refusals(400, 401, 403, 404) },
    },
    handler: (request) => readManagedReview(db, request.params.id),
  });

  app.put(`${at}/:id/status`, {
    config,
    schema: {
      summary: 'Hides a review and tells its author why, or shows it again.',
      params,
      body: ReviewStatusBody,
      response: { 200: ManagedReviewDetail, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: async (request) => {
      await setReviewStatus(context, actorOf(request), request.params.id, request.body);
      return readManagedReview(db, request.params.id);
    },
  });

  app.post(`${at}/:id/dismiss`, {
    config,
    schema: {
      summary: 'Dismisses the open reports of a review and leaves the review as it is.',
      params,
      response: { 200: Acknowledgement, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => {
      await dismissReports(db, actorOf(request), request.params.id);
      return done('The reports are dismissed.');
    },
  });
};
