import {
  ModuleRequest,
  ModuleRequestBody,
  ModuleRequestPage,
  ModuleRequestsQuery,
} from '@marketplace/shared/contracts';
import type { Routes } from '../../api-context.ts';
import { callerOf, idempotencyHeaders, once, refusals } from '../../http/index.ts';
import { requesterOf } from './requester.ts';
import { requestModule } from './request-module.ts';
import { listRequests } from './module-request-store.ts';

export const moduleRequestRoutes: Routes = async (app, { db, mailer, config }) => {
  app.post('/tex-suite/module-request', {
    config: { access: 'signed-in' },
    // Users who may not request modules are refused before the body is read.
    onRequest: async (request) => void requesterOf(callerOf(request)),
    schema: {
      summary:
        'Asks the payment admins of the organization for a module, by email. ' +
        'Repeating it for the same module returns the same response and sends nothing.',
      headers: idempotencyHeaders,
      body: ModuleRequestBody,
      response: { 200: ModuleRequest, 201: ModuleRequest, ...refusals(400, 401, 403, 404, 409, 422, 429) },
    },
    handler: async (request, reply) => {
      const requester = requesterOf(callerOf(request));
      const outcome = await once(db, request, [request.body], async (tx) => {
        const context = { db: tx, mailer, publicUrl: config.publicUrl };
        const { isNew, request: body } = await requestModule(context, requester, request.body);
        return { status: isNew ? 201 : 200, body };
      });
      return reply.code(outcome.status).send(outcome.body);
    },
  });

  app.get('/tex-suite/module-request', {
    config: { access: 'signed-in' },
    schema: {
      summary: 'All requests of the organization for its payment admins; other users get only their own.',
      querystring: ModuleRequestsQuery,
      response: { 200: ModuleRequestPage, ...refusals(400, 401) },
    },
    handler: (request) => listRequests(db, callerOf(request), request.query),
  });
};
