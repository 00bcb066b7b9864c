import { Id, OwnSubscription, OwnSubscriptionsQuery } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { callerOf, refusals } from '../../http/index.ts';
import { ownSubscriptions } from './own-subscriptions.ts';

export const ownSubscriptionRoutes: Routes = async (app, { db }) => {
  app.get('/tex-suite/subscription/of-module/:moduleId', {
    config: { access: 'signed-in' },
    schema: {
      summary: "The running subscriptions to a module of the caller's own organizations.",
      params: Type.Object({ moduleId: Id }),
      querystring: OwnSubscriptionsQuery,
      response: { 200: Type.Array(OwnSubscription), ...refusals(400, 401) },
    },
    handler: (request) => {
      const { moduleId } = request.params;
      const { pending = false } = request.query;
      return ownSubscriptions(db, callerOf(request), { moduleId, pending, now: new Date() });
    },
  });
};
