import { Id, RenewalBody, RenewalQuery, RenewalQuote, Subscription } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { callerOf, refusals } from '../../http/index.ts';
import { forBooksKeepers } from '../../identity/index.ts';
import { findOwn, readSubscription } from '../subscriptions/subscription-store.ts';
import { begunDays, paidFrom } from '../subscriptions/term.ts';
import { renewalDeal } from './renewal-deal.ts';
import { setRenewal } from './set-renewal.ts';

const params = Type.Object({ id: Id });
const config = forBooksKeepers;

/** Whether a subscription renews, and what that costs. */
export const renewalRoutes: Routes = async (app, { db }) => {
  app.get('/tex-suite/subscription/:id/renewal', {
    config,
    schema: {
      summary: 'What renewing for a number of days would cost today.',
      params,
      querystring: RenewalQuery,
      response: { 200: RenewalQuote, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: async (request) => {
      const row = await findOwn(db, callerOf(request), request.params.id);
      const { noOfDays = row.renewDays ?? begunDays(paidFrom(row), row.endsAt) } = request.query;
      const { unitPrice, amounts } = await renewalDeal(db, row, noOfDays);
      const { subtotal, taxes, total } = amounts;
      return { noOfUsers: row.noOfUsers, noOfDays, unitPrice, currency: row.currency, subtotal, taxes, total };
    },
  });

  app.put('/tex-suite/subscription/:id/renewal', {
    config,
    schema: {
      summary: 'Sets how many days a subscription renews for when it ends, or lets it end.',
      params,
      body: RenewalBody,
      response: { 200: Subscription, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: (request) =>
      db.transaction(async (tx) => {
        const wanted = { id: request.params.id, ...request.body, ip: request.ip };
        return readSubscription(tx, await setRenewal(tx, callerOf(request), wanted));
      }),
  });
};
