import { Acknowledgement, Id, TicketFile } from '@marketplace/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import {
  callerOf,
  FileAnswer,
  forAdministrators as config,
  found,
  idempotencyHeaders,
  refusals,
} from '../../http/index.ts';
import { actorOf, recordAudit } from '../../operations/index.ts';
import { acceptUploads, FileForm, keepOnce, readUpload, uploadOf } from './accept-uploads.ts';
import { findFile } from './find-file.ts';
import { auditTarget } from './record-agent-acts.ts';
import { isPicture, sendAttachment, sendPicture } from './send-attachment.ts';
import { findTicket } from './ticket-store.ts';
import { keepUnsent, removeUnsent } from './unsent-files.ts';

const params = Type.Object({ id: Id, fileId: Id });

const agentOf = (request: FastifyRequest, ticketId: string) =>
  ({ ticketId, uploader: 'agent', uploaderId: callerOf(request).userId }) as const;

/** The files of a ticket, for agents: uploaded first, sent with an answer or a note. */
export const ticketFileRoutes: Routes = async (app, context) => {
  const { db, attachments } = context;
  await acceptUploads(app, context);

  app.post('/tex-suite/ticket/:id/file', {
    config,
    preValidation: (request) => readUpload(request, context),
    schema: {
      summary: "Uploads a file for a reply or note. It's deleted after a day if it isn't sent.",
      consumes: ['multipart/form-data'],
      params: Type.Object({ id: Id }),
      headers: idempotencyHeaders,
      body: FileForm,
      response: { 201: TicketFile, ...refusals(400, 401, 403, 404, 409, 413, 415, 422) },
    },
    handler: async (request, reply) => {
      const upload = uploadOf(request);
      const agent = agentOf(request, request.params.id);
      const kept = await keepOnce(db, request, (tx) => keepUnsent(tx, agent, upload), callerOf(request));
      return reply.code(201).send(kept);
    },
  });

  app.delete('/tex-suite/ticket/:id/file/:fileId', {
    config,
    schema: {
      summary: 'Removes an unsent upload of the caller.',
      params,
      response: { 200: Acknowledgement, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => {
      const { id, fileId } = request.params;
      await removeUnsent(db, attachments, agentOf(request, id), fileId);
      return { success: true, message: 'The file was removed.' };
    },
  });

  app.get('/tex-suite/ticket/:id/file/:fileId', {
    config,
    compress: false,
    schema: {
      summary: 'A file of a ticket as a logged download or, with `shown`, a picture as part of the conversation.',
      // The type detected in each file.
      produces: ['*/*'],
      params,
      querystring: Type.Object({ shown: Type.Optional(Type.Boolean()) }),
      response: { 200: FileAnswer, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request, reply) => {
      const { id, fileId } = request.params;
      const file = await findFile(db, agentOf(request, id), fileId);
      if (request.query.shown === true && isPicture(file)) return sendPicture(reply, attachments, file);
      const ticket = found('ticket', await findTicket(db, id));
      const entry = {
        ...actorOf(request),
        action: 'ticket.attachment_downloaded',
        target: auditTarget(ticket),
      } as const;
      await db.transaction((tx) => recordAudit(tx, entry));
      return sendAttachment(reply, attachments, file);
    },
  });
};
