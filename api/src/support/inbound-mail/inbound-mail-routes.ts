import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Acknowledgement, Id, InboundMailList, BacklogQuery } from '@marketplace/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { ApiError, FileAnswer, forAdministrators, found, limitPerAddress, refusals } from '../../http/index.ts';
import { actorOf, recordAudit } from '../../operations/index.ts';
import { sendAttachment } from '../tickets/send-attachment.ts';
import { findInboundMail, listInboundMails } from './list-inbound-mails.ts';
import { type Delivery, receiveDelivery } from './receive-delivery.ts';
import { storeDelivery } from './store-delivery.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** A mail on disk that is not stored yet. */
    delivery: Delivery | undefined;
  }
}

/** Where the mail provider posts what arrives, and what administrators see of it. */
export const inboundMailRoutes: Routes = async (app, context) => {
  const { db, config, attachments } = context;
  app.decorateRequest('delivery', undefined);
  app.addContentTypeParser('message/rfc822', async (request: FastifyRequest, payload: Readable) => {
    request.delivery = await receiveDelivery(config, request.headers, payload);
  });
  const discard = async ({ delivery }: Pick<FastifyRequest, 'delivery'>) => {
    if (delivery) await rm(delivery.path, { force: true });
  };
  app.addHook('onResponse', discard);
  app.addHook('onRequestAbort', discard);

  app.post('/tex-suite/inbound-mail', {
    config: { access: 'public' },
    // A provider retries, and its address isn't a visitor's.
    onRequest: limitPerAddress(db, 'inbound-mail', config.publicPostsPerMinute * 5),
    schema: {
      summary: 'Receives a signed email from the email provider, each once.',
      consumes: ['message/rfc822'],
      response: { 202: Acknowledgement, ...refusals(400, 401, 404, 413, 415, 429) },
    },
    handler: async ({ delivery }, reply) => {
      if (!delivery) throw new ApiError(415, 'unsupported_media_type', 'Send the email as message/rfc822.');
      await storeDelivery(context, delivery);
      return reply.code(202).send({ success: true, message: 'Received.' });
    },
  });

  app.get('/tex-admin/inbound-mail', {
    config: forAdministrators,
    schema: {
      summary: 'Received email that was set aside or noted, or is waiting to be processed. Never its text.',
      querystring: BacklogQuery,
      response: { 200: InboundMailList, ...refusals(400, 401, 403) },
    },
    handler: ({ query }) => listInboundMails(db, query),
  });

  app.get('/tex-admin/inbound-mail/:id/message', {
    config: forAdministrators,
    compress: false,
    schema: {
      summary: "The raw message of a received email, as a download. It's kept for 30 days.",
      produces: ['message/rfc822'],
      params: Type.Object({ id: Id }),
      response: { 200: FileAnswer, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request, reply) => {
      const mail = found('mail', await findInboundMail(db, request.params.id));
      const target = { type: 'inbound_mail', id: mail.id, name: mail.subject ?? 'Email' };
      const entry = { ...actorOf(request), action: 'inbound_mail.downloaded', target } as const;
      await db.transaction((tx) => recordAudit(tx, entry));
      return sendAttachment(reply, attachments, {
        ...{ file: mail.file, name: 'message.eml', type: 'message/rfc822', size: mail.size },
      });
    },
  });
};
