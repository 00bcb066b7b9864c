import {
  ModuleRequest,
  ModuleRequestBody,
  ModuleRequestPage,
  ModuleRequestsQuery,
} from '@marketplace/shared/contracts';
import type { Routes } from '../../api-context.ts';
import { callerOf, refusals } from '../../http/index.ts';
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
        'Asks the payment administrators of the client for a module, by e-mail. ' +
        'Asked again for the same module, it answers the same and sends nothing.',
      body: ModuleRequestBody,
      response: { 200: ModuleRequest, 201: ModuleRequest, ...refusals(400, 401, 403, 404, 409, 429) },
    },
    handler: async (request, reply) => {
      const outcome = await requestModule(
        { db, mailer, publicUrl: config.publicUrl },
        requesterOf(callerOf(request)),
        request.body,
      );
      return reply.code(outcome.isNew ? 201 : 200).send(outcome.request);
    },
  });

  app.get('/tex-suite/module-request', {
    config: { access: 'signed-in' },
    schema: {
      summary: 'All requests of the client for its payment administrators; only their own for other users.',
      querystring: ModuleRequestsQuery,
      response: { 200: ModuleRequestPage, ...refusals(400, 401) },
    },
    handler: (request) => listRequests(db, callerOf(request), request.query),
  });
};
