import { TicketLinkQuery, TicketReplyBody, TicketView } from '@marketplace/shared/contracts';
import type { Routes } from '../../api-context.ts';
import type { Transaction } from '../../db/index.ts';
import {
  createOnce,
  FileAnswer,
  idempotencyHeaders,
  limitPerAddress,
  refusals,
  sendIfChanged,
} from '../../http/index.ts';
import { replyToTicket } from './reply-to-ticket.ts';
import { sendAttachment } from './send-attachment.ts';
import { solveTicket } from './solve-ticket.ts';
import { firstFile } from './ticket-files.ts';
import { ticketByLink, viewTicket } from './ticket-by-link.ts';

const config = { access: 'public' } as const;

/** A ticket for anyone with its link, without a sign-in. */
export const ticketStatusRoutes: Routes = async (app, context) => {
  const { db, attachments } = context;
  const { publicPostsPerMinute } = context.config;
  app.get('/tex-suite/ticket/status', {
    config,
    onRequest: limitPerAddress(db, 'ticket-status', publicPostsPerMinute * 2),
    schema: {
      summary: 'The ticket of a link, with its replies; 304 if nothing has changed.',
      querystring: TicketLinkQuery,
      response: { 200: TicketView, ...refusals(400, 404, 429) },
    },
    handler: async ({ query }, reply) =>
      sendIfChanged(reply, await viewTicket(db, await ticketByLink(db, query.token))),
  });

  app.post('/tex-suite/ticket/status/answer', {
    config,
    onRequest: limitPerAddress(db, 'ticket-answer', Math.ceil(publicPostsPerMinute / 3)),
    schema: {
      summary: 'Adds a reply from the requester. It reopens a recently solved ticket.',
      headers: idempotencyHeaders,
      body: TicketReplyBody,
      response: { 200: TicketView, ...refusals(400, 404, 409, 422, 429) },
    },
    handler: async (request) => {
      // Read again for repeated requests: nobody's words are stored with a response.
      const reply = async (tx: Transaction) => void (await replyToTicket({ ...context, db: tx }, request.body));
      await createOnce(db, request, reply, { caller: null });
      return viewTicket(db, await ticketByLink(db, request.body.token));
    },
  });

  app.post('/tex-suite/ticket/status/solved', {
    config,
    onRequest: limitPerAddress(db, 'ticket-solved', Math.ceil(publicPostsPerMinute / 3)),
    schema: {
      summary: 'Marks the ticket as solved by the requester.',
      body: TicketLinkQuery,
      response: { 200: TicketView, ...refusals(400, 404, 429) },
    },
    handler: ({ body }) => solveTicket(db, body.token),
  });

  app.get('/tex-suite/ticket/status/attachment', {
    config,
    compress: false,
    onRequest: limitPerAddress(db, 'ticket-attachment', publicPostsPerMinute),
    schema: {
      summary: 'The attachment of a ticket, as a download.',
      // The type detected in each file.
      produces: ['*/*'],
      querystring: TicketLinkQuery,
      response: { 200: FileAnswer, ...refusals(400, 404, 429) },
    },
    handler: async ({ query }, reply) => {
      const { id } = await ticketByLink(db, query.token);
      return sendAttachment(reply, attachments, await firstFile(db, id));
    },
  });
};
