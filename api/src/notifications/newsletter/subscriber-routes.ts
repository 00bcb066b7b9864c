import { SubscriberPage, SubscribersQuery } from '@marketplace/shared/contracts';
import type { Routes } from '../../api-context.ts';
import { csvResponse, forAdministrators, refusals, sendCsv } from '../../http/index.ts';
import { newsletterReaders, readerColumns } from './newsletter-readers.ts';
import { listSubscribers } from './newsletter-store.ts';

/** The subscribers. */
export const subscriberRoutes: Routes = async (app, context) => {
  app.get('/tex-suite/newsletter/csv', {
    config: { ...forAdministrators, fresh: true },
    schema: {
      summary: 'The confirmed addresses as a CSV file for a mailing service, each with its unsubscribe link.',
      response: { 200: csvResponse, ...refusals(401, 403) },
    },
    handler: async (_request, reply) =>
      sendCsv(reply, { name: 'newsletter.csv', columns: readerColumns, rows: newsletterReaders(context) }),
  });

  app.get('/tex-suite/newsletter', {
    config: forAdministrators,
    schema: {
      summary: 'The subscribers in pages, newest first.',
      querystring: SubscribersQuery,
      response: { 200: SubscriberPage, ...refusals(400, 401, 403) },
    },
    handler: ({ query }) => listSubscribers(context.db, query),
  });
};
