import {
  Acknowledgement,
  LinkToken,
  NewsletterLinkAnswer,
  NewsletterStatus,
  NewsletterTokenBody,
} from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { createOnce, idempotencyHeaders, limitPerAddress, refusals, visitorOrCaller } from '../../http/index.ts';
import { addressIn, params } from './address-in-path.ts';
import { leave } from './leave.ts';
import { subscribe } from './subscribe.ts';
import { findSubscriber } from './newsletter-store.ts';
import { confirm } from './confirm.ts';

const config = { access: 'public' } as const;

/** How addresses get onto the list and off it. */
export const newsletterRoutes: Routes = async (app, context) => {
  const { db, authenticate } = context;
  const { publicPostsPerMinute } = context.config;
  app.post('/tex-suite/newsletter/:email', {
    config,
    // Each may send an email to someone who didn't ask for it.
    onRequest: limitPerAddress(db, 'newsletter', Math.ceil(publicPostsPerMinute / 6)),
    schema: {
      summary: 'Subscribes an address. It gets an email to confirm.',
      params,
      headers: idempotencyHeaders,
      response: { 200: Acknowledgement, ...refusals(400, 409, 422, 429) },
    },
    handler: async (request) => {
      const email = addressIn(request.params);
      await createOnce(db, request, (tx) => subscribe({ ...context, db: tx }, email), { caller: null });
      return { success: true, message: 'Check your inbox and confirm your subscription.' };
    },
  });

  app.delete('/tex-suite/newsletter/:email', {
    config,
    onRequest: limitPerAddress(db, 'newsletter-leave', Math.ceil(publicPostsPerMinute / 2)),
    schema: {
      summary: 'Unsubscribes an address, for its signed-in owner or with the token of its link.',
      params,
      querystring: Type.Object({ token: Type.Optional(LinkToken) }),
      response: { 200: Acknowledgement, ...refusals(400, 401, 403, 429) },
    },
    handler: async (request) => {
      const caller = await visitorOrCaller(authenticate, request);
      await leave(db, addressIn(request.params), request.query.token, caller);
      return { success: true, message: "You're unsubscribed." };
    },
  });

  app.get('/tex-suite/newsletter/status/:email', {
    config,
    // So that nobody can use it to read the list.
    onRequest: limitPerAddress(db, 'newsletter-status', Math.ceil(publicPostsPerMinute / 3)),
    schema: {
      summary: 'Whether an address is subscribed: `status` is 200 if it is, 404 otherwise.',
      params,
      response: { 200: NewsletterStatus, ...refusals(400, 429) },
    },
    handler: async (request) => {
      const subscriber = await findSubscriber(db, addressIn(request.params));
      return subscriber?.status === 'subscribed'
        ? { status: 200, message: 'This address is already subscribed.' }
        : { status: 404, message: "This address isn't subscribed." };
    },
  });

  app.post('/tex-suite/newsletter/confirm', {
    config,
    onRequest: limitPerAddress(db, 'newsletter-confirm', Math.ceil(publicPostsPerMinute / 2)),
    schema: {
      summary: 'Confirms the address a link was sent to and starts the subscription.',
      body: NewsletterTokenBody,
      response: { 200: NewsletterLinkAnswer, ...refusals(400, 404, 429) },
    },
    handler: async (request) => {
      const email = await confirm(context, request.body.token);
      return { success: true, message: 'Your subscription is confirmed.', email };
    },
  });
};
