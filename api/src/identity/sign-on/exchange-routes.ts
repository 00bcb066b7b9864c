import { LoginAnswer, SignOnExchangeBody, SignOnOffers } from '@marketplace/shared/contracts';
import type { Routes } from '../../api-context.ts';
import { loginDeviceOf } from '../auth/client-device.ts';
import { signInCompleter } from '../auth/complete-sign-in.ts';
import { limitPerAddress, refusals, sendIfChanged } from '../../http/index.ts';
import { browserKeyOf } from './browser-cookie.ts';
import { exchangeHandover } from './exchange-handover.ts';
import { enabledProviders } from './provider-store.ts';
import { signOnLimit } from './sign-on-limit.ts';

const config = { access: 'public' } as const;

/** Endpoints for the sign-in page: the providers, and the identity of people who come back from one. */
export const exchangeRoutes: Routes = async (app, { db, config: settings, keys, mailer }) => {
  const completed = signInCompleter(app, { db, config: settings, keys, mailer });
  const context = { db, config: settings, keys };

  app.get('/auth/sign-on/providers', {
    config,
    schema: {
      summary: 'The identity providers shown on the sign-in page.',
      response: { 200: SignOnOffers, ...refusals() },
    },
    handler: async (_request, reply) => sendIfChanged(reply, await enabledProviders(db)),
  });

  app.post('/auth/login/sign-on', {
    config,
    onRequest: limitPerAddress(db, 'sign-on-exchange', signOnLimit(settings)),
    schema: {
      summary:
        'Exchanges the code of a sign-in with an identity provider for tokens. If you send an access token, its session ends.',
      body: SignOnExchangeBody,
      response: { 200: LoginAnswer, ...refusals(400, 401, 429) },
    },
    handler: async (request, reply) => {
      const device = loginDeviceOf(request);
      const answer = await exchangeHandover(context, request.body.code, browserKeyOf(request), device);
      return completed(request, reply, device, answer);
    },
  });
};
