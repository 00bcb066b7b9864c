import { Acknowledgement, LinkToken } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { limitPerAddress, refusals, visitorOrCaller } from '../../http/index.ts';
import { addressIn, params } from './address-in-path.ts';
import { leave } from './leave.ts';
import { subscribe } from './subscribe.ts';

const config = { access: 'public' } as const;

/** Brings an address on the list, and takes it off again. */
export const newsletterRoutes: Routes = async (app, context) => {
  const { db, authenticate } = context;
  const { publicPostsPerMinute } = context.config;
  app.post('/tex-suite/newsletter/:email', {
    config,
    // Each may bring an e-mail to somebody who didn't ask for it.
    onRequest: limitPerAddress(db, 'newsletter', Math.ceil(publicPostsPerMinute / 6)),
    schema: {
      summary: 'Subscribes an address: an e-mail asks it to confirm.',
      params,
      response: { 200: Acknowledgement, ...refusals(400, 409, 429) },
    },
    handler: async (request) => {
      await subscribe(context, addressIn(request.params));
      return { success: true, message: 'Please confirm by the e-mail that we have sent you.' };
    },
  });

  app.delete('/tex-suite/newsletter/:email', {
    config,
    onRequest: limitPerAddress(db, 'newsletter-leave', Math.ceil(publicPostsPerMinute / 2)),
    schema: {
      summary: 'Unsubscribes an address, for its signed-in owner or by the token of its link.',
      params,
      querystring: Type.Object({ token: Type.Optional(LinkToken) }),
      response: { 200: Acknowledgement, ...refusals(400, 401, 403, 429) },
    },
    handler: async (request) => {
      const caller = await visitorOrCaller(authenticate, request);
      await leave(db, addressIn(request.params), request.query.token, caller);
      return { success: true, message: 'You are unsubscribed.' };
    },
  });
};
