import { CancelSubscriptionBody, Id, Subscription } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { forBooksKeepers } from '../../identity/index.ts';
import { callerOf, refusals } from '../../http/index.ts';
import { cancelSubscription, resumeSubscription } from './cancel-subscription.ts';
import { recipientsOf } from './recipients-of.ts';
import { cancellationMail } from './subscription-mails.ts';
import { readSubscription } from './subscription-store.ts';

const params = Type.Object({ id: Id });
const config = forBooksKeepers;

/** Canceling and resuming a subscription. */
export const cancellationRoutes: Routes = async (app, { db, mailer, config: { publicUrl } }) => {
  app.post('/tex-suite/subscription/:id/cancel', {
    config,
    schema: {
      summary:
        'Cancels at the end of the term. Until then the subscription continues and can be resumed. ' +
        'A free trial ends with the trial, and its invoice is credited.',
      params,
      body: CancelSubscriptionBody,
      response: { 200: Subscription, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: (request) => {
      const caller = callerOf(request);
      const reason = request.body.reason.trim();
      return db.transaction(async (tx) => {
        const wanted = { id: request.params.id, reason, ip: request.ip, mailer, publicUrl };
        const { row, isNew } = await cancelSubscription(tx, caller, wanted);
        const subscription = await readSubscription(tx, row);
        const recipients = isNew ? await recipientsOf(tx, caller, row.clientId) : [];
        for (const to of recipients) await mailer.send(tx, cancellationMail(to, subscription, publicUrl));
        return subscription;
      });
    },
  });

  app.post('/tex-suite/subscription/:id/resume', {
    config,
    schema: {
      summary: 'Withdraws a cancellation before the subscription ends.',
      params,
      response: { 200: Subscription, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: (request) =>
      db.transaction(async (tx) => {
        const { id } = request.params;
        const { row } = await resumeSubscription(tx, callerOf(request), { id, ip: request.ip });
        return readSubscription(tx, row);
      }),
  });
};
