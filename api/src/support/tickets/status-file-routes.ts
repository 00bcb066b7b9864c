import { Acknowledgement, Id, TicketFile, TicketLinkQuery } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import type { Transaction } from '../../db/index.ts';
import { countUse, FileAnswer, idempotencyHeaders, limitPerAddress, refusals } from '../../http/index.ts';
import { acceptUploads, FileForm, keepOnce, readUpload, uploadOf } from './accept-uploads.ts';
import { findFile } from './find-file.ts';
import { assertMayAnswer } from './may-answer.ts';
import { isPicture, sendAttachment, sendPicture } from './send-attachment.ts';
import { ticketByLink } from './ticket-by-link.ts';
import { keepUnsent, removeUnsent } from './unsent-files.ts';

const config = { access: 'public' } as const;
const params = Type.Object({ fileId: Id });

/** Each may be ten megabytes. */
const tooManyFiles = "You've uploaded a lot of files. Try again in an hour.";
const uses = { name: 'ticket-files', quota: 60, windowSeconds: 3_600 };

/** The files of a ticket, for anyone with its link: uploaded first, sent with a reply. */
export const statusFileRoutes: Routes = async (app, context) => {
  const { db, attachments } = context;
  const { publicPostsPerMinute } = context.config;
  await acceptUploads(app, context);
  const requesterOf = async (token: string) =>
    ({ ticketId: (await ticketByLink(db, token)).id, uploader: 'requester' }) as const;

  app.post('/tex-suite/ticket/status/file', {
    config,
    onRequest: limitPerAddress(db, 'ticket-file', publicPostsPerMinute),
    preValidation: (request) => readUpload(request, context),
    schema: {
      summary: "Uploads a file for a reply. It's deleted after a day if it isn't sent.",
      consumes: ['multipart/form-data'],
      querystring: TicketLinkQuery,
      headers: idempotencyHeaders,
      body: FileForm,
      response: { 201: TicketFile, ...refusals(400, 404, 409, 413, 415, 422, 429) },
    },
    handler: async (request, reply) => {
      const upload = uploadOf(request);
      const ticket = await ticketByLink(db, request.query.token);
      const keep = async (tx: Transaction) => {
        await assertMayAnswer(tx, ticket);
        await countUse(tx, `ticket-files:${ticket.id}`, uses, tooManyFiles);
        return keepUnsent(tx, { ticketId: ticket.id, uploader: 'requester' }, upload);
      };
      const kept = await keepOnce(db, request, keep, null);
      return reply.code(201).send(kept);
    },
  });

  app.delete('/tex-suite/ticket/status/file/:fileId', {
    config,
    onRequest: limitPerAddress(db, 'ticket-file-removal', publicPostsPerMinute),
    schema: {
      summary: 'Removes an unsent upload of the requester.',
      params,
      querystring: TicketLinkQuery,
      response: { 200: Acknowledgement, ...refusals(400, 404, 429) },
    },
    handler: async ({ params: { fileId }, query }) => {
      await removeUnsent(db, attachments, await requesterOf(query.token), fileId);
      return { success: true, message: 'The file was removed.' };
    },
  });

  app.get('/tex-suite/ticket/status/file/:fileId', {
    config,
    compress: false,
    // A conversation shows many pictures at once.
    onRequest: limitPerAddress(db, 'ticket-file-shown', publicPostsPerMinute * 10),
    schema: {
      summary: 'A file of a ticket. Pictures are shown, other files are downloads.',
      // The type detected in each file.
      produces: ['*/*'],
      params,
      querystring: TicketLinkQuery,
      response: { 200: FileAnswer, ...refusals(400, 404, 429) },
    },
    handler: async ({ params: { fileId }, query }, reply) => {
      const file = await findFile(db, await requesterOf(query.token), fileId);
      return isPicture(file) ? sendPicture(reply, attachments, file) : sendAttachment(reply, attachments, file);
    },
  });
};
