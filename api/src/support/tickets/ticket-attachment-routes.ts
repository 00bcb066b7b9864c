import { Id } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { FileAnswer, forAdministrators as config, found, refusals } from '../../http/index.ts';
import { actorOf, recordAudit } from '../../operations/index.ts';
import { auditTarget } from './record-agent-acts.ts';
import { sendAttachment } from './send-attachment.ts';
import { firstFile } from './ticket-files.ts';
import { findTicket } from './ticket-store.ts';

/** A ticket's attachment, for agents. */
export const ticketAttachmentRoutes: Routes = async (app, { db, attachments }) => {
  app.get('/tex-suite/ticket/:id/attachment', {
    config,
    compress: false,
    schema: {
      summary: 'The attachment of a ticket, as a download.',
      // The type detected in each file.
      produces: ['*/*'],
      params: Type.Object({ id: Id }),
      response: { 200: FileAnswer, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request, reply) => {
      const ticket = found('ticket', await findTicket(db, request.params.id));
      const entry = {
        ...actorOf(request),
        action: 'ticket.attachment_downloaded',
        target: auditTarget(ticket),
      } as const;
      const attachment = await firstFile(db, ticket.id);
      if (attachment) await db.transaction((tx) => recordAudit(tx, entry));
      return sendAttachment(reply, attachments, attachment);
    },
  });
};
