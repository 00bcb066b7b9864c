import {
  Id,
  SubscriptionChangeBody,
  SubscriptionChanged,
  SubscriptionChangeQuote,
} from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { forBooksKeepers } from '../../identity/index.ts';
import { callerOf, idempotencyHeaders, once, refusals } from '../../http/index.ts';
import { changeSubscription } from './change-subscription.ts';
import { quoteChange } from './quote-change.ts';
import { recipientsOf } from './recipients-of.ts';
import { changeMail } from './subscription-mails.ts';
import { findOwn } from './subscription-store.ts';

const params = Type.Object({ id: Id });
const config = forBooksKeepers;

/** The client's payment admins buy more users or days. */
export const subscriptionChangeRoutes: Routes = async (app, { db, mailer, config: { publicUrl } }) => {
  app.post('/tex-suite/subscription/:id/quote', {
    config,
    schema: {
      summary:
        'The cost of more users for the remaining days, at the tier of the new total, or of more days for all users.',
      params,
      body: SubscriptionChangeBody,
      response: { 200: SubscriptionChangeQuote, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: async (request) => {
      const row = await findOwn(db, callerOf(request), request.params.id);
      return (await quoteChange(db, row, request.body, new Date())).quote;
    },
  });

  app.post('/tex-suite/subscription/:id/change', {
    config,
    schema: {
      summary: 'Applies a quoted change and invoices it, once, however often you send it.',
      headers: idempotencyHeaders,
      params,
      body: SubscriptionChangeBody,
      response: { 200: SubscriptionChanged, ...refusals(400, 401, 403, 404, 409, 422) },
    },
    handler: async (request) => {
      const caller = callerOf(request);
      const { body, ip } = request;
      const { id } = request.params;
      const { addUsers = null, addDays = null, fingerprint } = body;
      const outcome = await once(db, request, [id, addUsers, addDays, fingerprint], async (tx) => {
        const changed = await changeSubscription(tx, caller, { id, body, ip });
        for (const to of await recipientsOf(tx, caller, changed.invoice.clientId))
          await mailer.send(tx, changeMail(to, changed, publicUrl));
        return { status: 200, body: changed };
      });
      return outcome.body;
    },
  });
};
