import { Id } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../../../api-context.ts';
import { found, invalid, refusals } from '../../../../http/index.ts';
import type { ProviderEvent } from '../provider.ts';
import { confirmation, outcomes, type Outcome } from './sandbox-outcomes.ts';
import { bankPage, donePage, sandboxPage } from './sandbox-page.ts';
import { SANDBOX, sandboxKey, sandboxPath } from './sandbox-provider.ts';
import { signatureOf } from './sandbox-signature.ts';
import { decide, findSandboxPayment } from './sandbox-store.ts';

const params = Type.Object({ id: Id });
const all: Record<string, Outcome> = { ...outcomes, ...confirmation };

/** The page of the sandbox. Never registered in production. */
export const sandboxRoutes: Routes = async (app, { db, config }) => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_024 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get(sandboxPath(':id'), {
    config: { access: 'public' },
    schema: {
      summary: 'The page of a sandbox payment. Not in production.',
      params,
      querystring: Type.Object({ step: Type.Optional(Type.Literal('bank')) }),
      produces: ['text/html'],
      response: { 200: Type.String(), ...refusals(400, 404) },
    },
    handler: async (request, reply) => {
      const payment = found('payment', await findSandboxPayment(db, request.params.id));
      const isBank = request.query.step === 'bank';
      const page = payment.status !== 'open' ? donePage(payment) : isBank ? bankPage(payment) : sandboxPage(payment);
      // Without a referrer, browsers send the form without an origin.
      reply.headers({ ...page.headers, 'referrer-policy': 'same-origin' });
      return reply.type('text/html; charset=utf-8').serializer(String).send(page.html);
    },
  });

  app.post(sandboxPath(':id'), {
    config: { access: 'public' },
    schema: {
      hide: true,
      summary: 'Decides a sandbox payment, notifies the marketplace and returns to it. Not in production.',
      consumes: ['application/x-www-form-urlencoded'],
      params,
      body: Type.Object({ outcome: Type.String({ maxLength: 40 }) }),
      response: { 303: Type.Null(), ...refusals(400, 404) },
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      const outcome = Object.hasOwn(all, request.body.outcome) ? all[request.body.outcome] : undefined;
      if (!outcome) throw invalid('outcome', 'The sandbox does not know this outcome.');
      const payment = found('payment', await findSandboxPayment(db, id));
      await decide(db, id, outcome.change());
      await tell({ id: `${id}-decided`, providerId: id });
      return reply.redirect(payment.returnUrl, 303);
    },
  });

  /** Posts a signed event, as a provider on the network does. */
  const tell = async (event: ProviderEvent) => {
    const payload = JSON.stringify(event);
    const headers = {
      host: new URL(config.publicUrl).host,
      'content-type': 'application/json',
      'sandbox-signature': signatureOf(sandboxKey(config), payload),
    };
    const url = `/api/marketplace/tex-suite/payment/events/${SANDBOX}`;
    const { statusCode } = await app.inject({ method: 'POST', url, headers, payload });
    if (statusCode !== 200) app.log.warn({ statusCode }, 'an event of the sandbox was refused');
  };
};
