import { TicketData, TicketReceipt } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { idempotencyHeaders, limitPerAddress, refusals, visitorOrCaller } from '../../http/index.ts';
import { acceptUploads, keepOnce, readUpload, uploadedFile } from './accept-uploads.ts';
import { raiseTicket } from './raise-ticket.ts';

const TicketForm = Type.Object({
  ticketData: TicketData,
  attachmentFile: Type.Optional(uploadedFile),
});

export const ticketRoutes: Routes = async (app, context) => {
  const { db, authenticate, config } = context;
  await acceptUploads(app, context);

  app.post('/tex-suite/ticket', {
    config: { access: 'public' },
    // Each may upload ten megabytes.
    onRequest: limitPerAddress(db, 'ticket', Math.ceil(config.publicPostsPerMinute / 6)),
    preValidation: (request) => readUpload(request, context),
    schema: {
      summary: 'Raises a ticket, with or without signing in. A receipt is emailed.',
      consumes: ['multipart/form-data'],
      headers: idempotencyHeaders,
      body: TicketForm,
      response: { 201: TicketReceipt, ...refusals(400, 409, 413, 415, 422, 429) },
    },
    handler: async (request, reply) => {
      const caller = await visitorOrCaller(authenticate, request);
      const receipt = await keepOnce(
        db,
        request,
        (tx, file) => raiseTicket({ ...context, db: tx }, request.body.ticketData, file, caller),
        caller,
      );
      return reply.code(201).send(receipt);
    },
  });
};
