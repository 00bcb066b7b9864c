import {
  Acknowledgement,
  LinkToken,
  NewsletterLinkAnswer,
  NewsletterStatus,
  NewsletterTokenBody,
} from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import { IsEmail } from 'typebox/format';
import type { Routes } from '../api-context.ts';
import { visitorOrCaller } from '../auth/visitor-or-caller.ts';
import { invalid } from '../http/api-error.ts';
import { limitPerAddress } from '../http/limit-per-address.ts';
import { neverCached } from '../http/never-cached.ts';
import { refusals } from '../http/refusals.ts';
import { confirm } from './confirm.ts';
import { leave } from './leave.ts';
import { findSubscriber } from './newsletter-store.ts';
import { subscribe } from './subscribe.ts';

const tags = ['Newsletter'];
const config = { access: 'public' } as const;
const params = Type.Object({ email: Type.String({ minLength: 1, maxLength: 254 }) });

/** The address in the path, in words that the sign-up knows when it is none. */
function addressIn({ email }: { email: string }): string {
  const address = email.trim();
  if (!IsEmail(address)) throw invalid('email', 'Please enter a valid email address.');
  return address;
}

export const newsletterRoutes: Routes = async (app, context) => {
  const { db, keys } = context;
  const { publicPostsPerMinute } = context.config;
  app.addHook('onSend', neverCached);

  app.get('/tex-suite/newsletter/status/:email', {
    config,
    // So that nobody reads the list off it.
    onRequest: limitPerAddress(db, 'newsletter-status', Math.ceil(publicPostsPerMinute / 3)),
    schema: {
      tags,
      summary: 'Whether an address is subscribed: `status` is 200 then, 404 otherwise.',
      params,
      response: { 200: NewsletterStatus, ...refusals(400, 429) },
    },
    handler: async (request) => {
      const subscriber = await findSubscriber(db, addressIn(request.params));
      return subscriber?.status === 'subscribed'
        ? { status: 200, message: 'This address is already subscribed.' }
        : { status: 404, message: 'This address is not subscribed.' };
    },
  });

  app.post('/tex-suite/newsletter/confirm', {
    config,
    onRequest: limitPerAddress(db, 'newsletter-confirm', Math.ceil(publicPostsPerMinute / 2)),
    schema: {
      tags,
      summary: 'Confirms the address that a link was sent to; the subscription begins with it.',
      body: NewsletterTokenBody,
      response: { 200: NewsletterLinkAnswer, ...refusals(400, 404, 429) },
    },
    handler: async (request) => {
      const email = await confirm(context, request.body.token);
      return { success: true, message: 'Your subscription is confirmed.', email };
    },
  });

  app.post('/tex-suite/newsletter/:email', {
    config,
    // Each may bring an e-mail to somebody who didn't ask for it.
    onRequest: limitPerAddress(db, 'newsletter', Math.ceil(publicPostsPerMinute / 6)),
    schema: {
      tags,
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
      tags,
      summary: 'Unsubscribes an address, for its signed-in owner or by the token of its link.',
      params,
      querystring: Type.Object({ token: Type.Optional(LinkToken) }),
      response: { 200: Acknowledgement, ...refusals(400, 401, 403, 429) },
    },
    handler: async (request) => {
      const caller = await visitorOrCaller(db, keys, request);
      await leave(db, addressIn(request.params), request.query.token, caller);
      return { success: true, message: 'You are unsubscribed.' };
    },
  });
};
