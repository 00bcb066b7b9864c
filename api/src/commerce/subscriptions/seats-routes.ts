import { Id, SeatsBody, Subscription } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { forBooksKeepers } from '../../identity/index.ts';
import { callerOf, refusals } from '../../http/index.ts';
import { assignSeats } from './assign-seats.ts';
import { readSubscription } from './subscription-store.ts';

export const seatsRoutes: Routes = async (app, { db }) => {
  app.put('/tex-suite/subscription/:id/seats', {
    config: forBooksKeepers,
    schema: {
      summary: 'Assigns the seats of a subscription. People with a seat have full access to its module while it runs.',
      params: Type.Object({ id: Id }),
      body: SeatsBody,
      response: { 200: Subscription, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: (request) =>
      db.transaction(async (tx) => {
        const seats = { id: request.params.id, ...request.body, ip: request.ip };
        return readSubscription(tx, await assignSeats(tx, callerOf(request), seats));
      }),
  });
};
