import { Acknowledgement, ContactBody, ContactMessagePage, ContactMessagesQuery } from '@marketplace/shared/contracts';
import type { Routes } from '../../api-context.ts';
import type { Transaction } from '../../db/index.ts';
import {
  createOnce,
  forAdministrators,
  idempotencyHeaders,
  limitPerAddress,
  refusals,
  visitorOrCaller,
} from '../../http/index.ts';
import { listContactMessages } from './contact-store.ts';
import { sendContactMessage } from './send-contact-message.ts';

const thanks =
  "Thank you for reaching out to us. We've received your message and will get back to you within 24 hours.";

export const contactRoutes: Routes = async (app, context) => {
  const { db, authenticate, config } = context;
  app.post('/tex-suite/contactus', {
    config: { access: 'public' },
    // Each may send an email to someone who didn't ask for it.
    onRequest: limitPerAddress(db, 'contact', Math.ceil(config.publicPostsPerMinute / 6)),
    schema: {
      summary: 'Sends a message, with or without signing in. A confirmation is emailed.',
      headers: idempotencyHeaders,
      body: ContactBody,
      response: { 201: Acknowledgement, ...refusals(400, 409, 422, 429) },
    },
    handler: async (request, reply) => {
      const caller = await visitorOrCaller(authenticate, request);
      const send = (tx: Transaction) => sendContactMessage({ ...context, db: tx }, request.body, caller);
      await createOnce(db, request, send, { caller });
      return reply.code(201).send({ success: true, message: thanks });
    },
  });

  app.get('/tex-suite/contact-us', {
    config: forAdministrators,
    schema: {
      summary: 'A page of contact messages, newest first.',
      querystring: ContactMessagesQuery,
      response: { 200: ContactMessagePage, ...refusals(400, 401, 403) },
    },
    handler: ({ query }) => listContactMessages(db, query),
  });
};
