import { Id, SubscriptionList, SubscriptionsQuery } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { forBooksReaders } from '../../identity/index.ts';
import { callerOf, csvResponse, dropBlankQuery, refusals, sendCsv } from '../../http/index.ts';
import { filterSubscriptions, runningSubscriptions } from './filter-subscriptions.ts';
import { subscriptionsOf } from './of-user.ts';
import { listSubscriptions } from './subscription-store.ts';
import { subscriptionColumns } from './subscription-csv.ts';

export const subscriptionRoutes: Routes = async (app, { db }) => {
  app.get('/tex-suite/subscription', {
    config: forBooksReaders,
    preValidation: dropBlankQuery,
    schema: {
      summary: 'The subscriptions of all organizations that the caller can read, including ended ones.',
      querystring: SubscriptionsQuery,
      response: { 200: SubscriptionList, ...refusals(400, 401, 403, 404) },
    },
    handler: (request) => filterSubscriptions(db, callerOf(request), request.query),
  });

  app.get('/tex-suite/subscription/active', {
    config: forBooksReaders,
    schema: {
      summary: 'The subscriptions of all organizations that the caller can read, except ended ones.',
      response: { 200: SubscriptionList, ...refusals(401, 403) },
    },
    handler: (request) => runningSubscriptions(db, callerOf(request)),
  });

  app.get('/tex-suite/subscription/active/:clientId', {
    config: forBooksReaders,
    schema: {
      summary: 'The subscriptions of an organization, except ended ones.',
      params: Type.Object({ clientId: Id }),
      response: { 200: SubscriptionList, ...refusals(400, 401, 403, 404) },
    },
    handler: (request) => runningSubscriptions(db, callerOf(request), request.params.clientId),
  });

  app.get('/tex-suite/subscription/user/:userId', {
    config: forBooksReaders,
    schema: {
      summary:
        'The subscriptions of a user: with a payment role, those of their organizations; otherwise those they bought or have a seat in. ' +
        'For yourself, and for administrators and payment admins of the same organization.',
      params: Type.Object({ userId: Id }),
      response: { 200: SubscriptionList, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => {
      const caller = callerOf(request);
      const ofUser = await subscriptionsOf(db, caller, request.params.userId);
      return listSubscriptions(db, caller, ofUser, new Date());
    },
  });

  app.get('/tex-suite/subscription/csv', {
    config: { ...forBooksReaders, fresh: true },
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
