import { Acknowledgement, DemoRequestBody, DemoRequestPage, DemoRequestsQuery } from '@marketplace/shared/contracts';
import type { Routes } from '../../api-context.ts';
import type { Transaction } from '../../db/index.ts';
import {
  createOnce,
  forAdministrators,
  idempotencyHeaders,
  limitPerAddress,
  refusals,
  visitorOrCaller,
} from '../../http/index.ts';
import { listDemoRequests } from './demo-request-store.ts';
import { requestDemo } from './request-demo.ts';

export const demoRequestRoutes: Routes = async (app, context) => {
  const { db, authenticate, config } = context;
  app.post('/tex-suite/demo-request', {
    config: { access: 'public' },
    // Each may send an email to someone who didn't ask for it.
    onRequest: limitPerAddress(db, 'demo-request', Math.ceil(config.publicPostsPerMinute / 6)),
    schema: {
      summary: 'Requests a demo, with or without signing in. A confirmation is emailed.',
      headers: idempotencyHeaders,
      body: DemoRequestBody,
      response: { 201: Acknowledgement, ...refusals(400, 409, 422, 429) },
    },
    handler: async (request, reply) => {
      const caller = await visitorOrCaller(authenticate, request);
      const ask = (tx: Transaction) => requestDemo({ ...context, db: tx }, request.body, caller);
      await createOnce(db, request, ask, { caller });
      return reply.code(201).send({
        success: true,
        message: "Thanks for your request. We'll email you within 24 hours with a time and a link.",
      });
    },
  });

  app.get('/tex-suite/demo-request', {
    config: forAdministrators,
    schema: {
      summary: 'A page of demo requests, newest first.',
      querystring: DemoRequestsQuery,
      response: { 200: DemoRequestPage, ...refusals(400, 401, 403) },
    },
    handler: ({ query }) => listDemoRequests(db, query),
  });
};
