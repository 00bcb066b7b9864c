import { AllSubscriptionsQuery, Id, SubscriptionOverview, SubscriptionPage } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { callerOf, dropBlankQuery, forAdministrators, refusals } from '../../http/index.ts';
import { listAllSubscriptions, readOverview } from './list-all-subscriptions.ts';

export const allSubscriptionsRoutes: Routes = async (app, { db }) => {
  app.get('/tex-admin/subscription', {
    config: forAdministrators,
    preValidation: dropBlankQuery,
    schema: {
      summary: 'A page of the subscriptions of all organizations, the next to end first by default.',
      querystring: AllSubscriptionsQuery,
      response: { 200: SubscriptionPage, ...refusals(400, 401, 403) },
    },
    handler: (request) => listAllSubscriptions(db, callerOf(request), request.query),
  });

  app.get('/tex-admin/subscription/overview', {
    config: { ...forAdministrators, list: 'modules' },
    preValidation: dropBlankQuery,
    schema: {
      summary: 'Totals of the running subscriptions, and the subscribed modules.',
      querystring: Type.Object({ clientId: Type.Optional(Id) }),
      response: { 200: SubscriptionOverview, ...refusals(400, 401, 403) },
    },
    handler: (request) => readOverview(db, request.query.clientId),
  });
};
