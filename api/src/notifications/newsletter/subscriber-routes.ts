import { SubscriberPage, SubscribersQuery } from '@marketplace/shared/contracts';
import type { Routes } from '../../api-context.ts';
import { forAdministrators, refusals } from '../../http/index.ts';
import { listSubscribers } from './newsletter-store.ts';

export const subscriberRoutes: Routes = async (app, { db }) => {
  app.get('/tex-suite/newsletter', {
    config: forAdministrators,
    schema: {
      summary: 'The subscribers a page at a time, newest first.',
      querystring: SubscribersQuery,
      response: { 200: SubscriberPage, ...refusals(400, 401, 403) },
    },
    handler: ({ query }) => listSubscribers(db, query),
  });
};
