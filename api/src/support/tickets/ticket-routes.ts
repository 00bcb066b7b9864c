import multipart from '@fastify/multipart';
import { TicketData, TicketReceipt } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { assertForm, limitPerAddress, refusals, visitorOrCaller } from '../../http/index.ts';
import type { StoredAttachment } from '../../db/index.ts';
import { raiseTicket } from './raise-ticket.ts';
import { readTicketForm } from './read-ticket-form.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** A stored file that no ticket refers to yet. */
    pendingUpload: StoredAttachment | undefined;
  }
}

const TicketForm = Type.Object({
  ticketData: TicketData,
  attachmentFile: Type.Optional(Type.Unsafe<string>({ type: 'string', format: 'binary', description: 'Up to 10 MB.' })),
});

export const ticketRoutes: Routes = async (app, context) => {
  const { db, authenticate, config, attachments } = context;
  await app.register(multipart);
  app.decorateRequest('pendingUpload', undefined);
  const discard = async ({ pendingUpload }: { pendingUpload: StoredAttachment | undefined }) => {
    if (pendingUpload) await attachments.remove(pendingUpload.file);
  };
  app.addHook('onResponse', discard);
  app.addHook('onRequestAbort', discard);

  app.post('/tex-suite/ticket', {
    config: { access: 'public' },
    // Each may upload ten megabytes.
    onRequest: limitPerAddress(db, 'ticket', Math.ceil(config.publicPostsPerMinute / 6)),
    preValidation: async (request) => {
      assertForm(request);
      const { ticketData, attachment } = await readTicketForm(request, { attachments, dataDir: config.dataDir });
      request.pendingUpload = attachment;
      // Then validated against the schema, like any body.
      const unchecked: { body: unknown } = request;
      unchecked.body = { ticketData };
    },
    schema: {
      summary: 'Raises a ticket, with or without signing in; the receipt is sent by email.',
      consumes: ['multipart/form-data'],
      body: TicketForm,
      response: { 201: TicketReceipt, ...refusals(400, 413, 415, 429) },
    },
    handler: async (request, reply) => {
      const caller = await visitorOrCaller(authenticate, request);
      const receipt = await raiseTicket(context, request.body.ticketData, request.pendingUpload, caller);
      request.pendingUpload = undefined;
      return reply.code(201).send(receipt);
    },
  });
};
