import {
  ErrorsQuery,
  Health,
  HealthQuery,
  HealthTimeline,
  SeenErrorPage,
  SetHealth,
  SetHealthQuery,
} from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { forAdministrators as config, limitPerAddress, refusals, sendIfChanged } from '../../http/index.ts';
import { listErrors } from './list-errors.ts';
import { readHealth, readTimeline } from './read-health.ts';
import { readSetHealth } from './read-set-health.ts';

/** Browser reports by application, release and release set. */
export const healthRoutes: Routes = async (app, { db, config: { publicPostsPerMinute } }) => {
  app.get('/tex-admin/health', {
    config,
    schema: {
      summary: 'Page views, errors, failed loads and web vitals of each application and release.',
      querystring: HealthQuery,
      response: { 200: Health, ...refusals(400, 401, 403) },
    },
    handler: ({ query }) => readHealth(db, query.hours ?? 24),
  });

  app.get('/tex-admin/health/timeline', {
    config,
    schema: {
      summary: 'Page views, errors and LCP over time, and the releases that began meanwhile.',
      querystring: HealthQuery,
      response: { 200: HealthTimeline, ...refusals(400, 401, 403) },
    },
    handler: ({ query }) => readTimeline(db, query.hours ?? 24),
  });

  app.get('/tex-admin/health/errors', {
    config,
    schema: {
      summary: 'Errors reported by browsers, grouped by cause, newest first.',
      querystring: ErrorsQuery,
      response: { 200: SeenErrorPage, ...refusals(400, 401, 403) },
    },
    handler: ({ query }) => listErrors(db, query),
  });

  app.get('/tex-suite/release-health', {
    config: { access: 'public' },
    onRequest: limitPerAddress(db, 'release-health', publicPostsPerMinute),
    schema: {
      summary: 'Page views and errors by release set, to judge a canary. Counts only.',
      querystring: SetHealthQuery,
      response: { 200: Type.Array(SetHealth), ...refusals(400, 429) },
    },
    handler: async ({ query: { sets, since } }, reply) =>
      sendIfChanged(reply, await readSetHealth(db, sets.split(','), new Date(since))),
  });
};
