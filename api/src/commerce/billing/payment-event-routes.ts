import { Acknowledgement } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { notFound, refusals } from '../../http/index.ts';
import { receiveEvent } from './payments/payment-events.ts';

/** Where the payment provider posts its signed events. */
export const paymentEventRoutes: Routes = async (app, { db, queue, payments: provider }) => {
  // The signature covers the bytes as they are sent.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: 262_144 }, (_request, body, done) =>
    done(null, body),
  );

  app.post('/tex-suite/payment/events/:provider', {
    config: { access: 'public' },
    schema: {
      summary: 'Receives a signed event from the payment provider, each once.',
      params: Type.Object({ provider: Type.String({ maxLength: 40 }) }),
      response: { 200: Acknowledgement, ...refusals(400, 404, 413, 415) },
    },
    handler: async (request) => {
      if (!provider || provider.name !== request.params.provider) throw notFound('payment provider');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await receiveEvent({ db, queue, provider }, body, request.headers);
      return { success: true, message: 'Received.' };
    },
  });
};
