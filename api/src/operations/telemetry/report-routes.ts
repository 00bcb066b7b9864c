import { randomUUID } from 'node:crypto';
import { Acknowledgement, ErrorReportBatch, PerformanceReportBatch } from '@marketplace/shared/contracts';
import type { Routes } from '../../api-context.ts';
import { reports } from '../../db/index.ts';
import { limitPerAddress, refusals } from '../../http/index.ts';
import { countErrors, countPageViews } from './count-reports.ts';

const bodyLimit = 512 * 1024;
const received = { success: true, message: 'Received.' };

export const reportRoutes: Routes = async (app, { db, config }) => {
  const store = (kind: 'error' | 'performance', requestId: string, data: { set: string; reports: unknown[] }) =>
    db
      .insert(reports)
      .values({ id: randomUUID(), kind, requestId, entries: data.reports.length, data, setId: data.set });

  app.post('/tex-suite/error-report', {
    config: { access: 'public' },
    onRequest: limitPerAddress(db, 'error-report', config.publicPostsPerMinute),
    bodyLimit,
    schema: {
      summary: 'Accepts a batch of browser errors.',
      body: ErrorReportBatch,
      response: { 202: Acknowledgement, ...refusals(400, 413, 429) },
    },
    handler: async (request, reply) => {
      await store('error', request.id, request.body);
      countErrors(request.body.reports);
      return reply.code(202).send(received);
    },
  });

  app.post('/tex-suite/performance-report', {
    config: { access: 'public' },
    onRequest: limitPerAddress(db, 'performance-report', config.publicPostsPerMinute),
    bodyLimit,
    schema: {
      summary: 'Accepts a batch of slow requests, slow operations and web vitals.',
      body: PerformanceReportBatch,
      response: { 202: Acknowledgement, ...refusals(400, 413, 429) },
    },
    handler: async (request, reply) => {
      await store('performance', request.id, request.body);
      countPageViews(request.body.reports);
      return reply.code(202).send(received);
    },
  });
};
