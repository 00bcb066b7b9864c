import { SubscriptionsQuery } from '@marketplace/shared/contracts';
import type { Routes } from '../../api-context.ts';
import { forBooksReaders } from '../../identity/index.ts';
import { callerOf, csvResponse, dropBlankQuery, refusals, sendCsv } from '../../http/index.ts';
import { filterSubscriptions } from './filter-subscriptions.ts';
import { subscriptionColumns } from './subscription-csv.ts';

export const subscriptionCsvRoutes: Routes = async (app, { db }) => {
  app.get('/tex-suite/subscription/csv', {
    config: forBooksReaders,
    preValidation: dropBlankQuery,
    schema: {
      summary: 'Subscriptions as a CSV file.',
      querystring: SubscriptionsQuery,
      response: { 200: csvResponse, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request, reply) => {
      const rows = await filterSubscriptions(db, callerOf(request), request.query);
      return sendCsv(reply, { name: 'subscriptions.csv', columns: subscriptionColumns, rows });
    },
  });
};
