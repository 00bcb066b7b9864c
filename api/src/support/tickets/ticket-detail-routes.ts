import { Id, TicketAnswerBody, TicketDetail, TicketNoteBody } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import {
  forAdministrators as config,
  idempotencyHeaders,
  once,
  type Outcome,
  refusals,
  sendIfChanged,
} from '../../http/index.ts';
import { actorOf } from '../../operations/index.ts';
import { answerTicket, noteOnTicket } from './answer-ticket.ts';
import { ticketDetail } from './ticket-detail.ts';

const params = Type.Object({ id: Id });

/** What is stored of a response: the ticket is read again. */
const done: Outcome<object> = { status: 200, body: {} };

/** A single ticket, for agents. */
export const ticketDetailRoutes: Routes = async (app, context) => {
  const { db } = context;
  app.get('/tex-suite/ticket/:id', {
    config,
    schema: {
      summary: 'A ticket with all its replies, notes and changes; 304 if nothing has changed.',
      params,
      response: { 200: TicketDetail, ...refusals(400, 401, 403, 404) },
    },
    handler: async ({ params: { id } }, reply) => sendIfChanged(reply, await ticketDetail(db, id)),
  });

  app.post('/tex-suite/ticket/:id/answer', {
    config,
    schema: {
      summary: 'Replies to the requester, by email and on the ticket’s page.',
      params,
      headers: idempotencyHeaders,
      body: TicketAnswerBody,
      response: { 200: TicketDetail, ...refusals(400, 401, 403, 404, 409, 422) },
    },
    handler: async (request) => {
      const { id } = request.params;
      const { message, status, seen, files } = request.body;
      await once(db, request, [id, message, status, ...(files ?? [])], async (tx) => {
        await answerTicket(
          tx,
          context,
          { id, message, ...(status && { status }), ...(seen !== undefined && { seen }), ...(files && { files }) },
          actorOf(request),
        );
        return done;
      });
      return ticketDetail(db, id);
    },
  });

  app.post('/tex-suite/ticket/:id/note', {
    config,
    schema: {
      summary: 'Adds a note only administrators can see.',
      params,
      headers: idempotencyHeaders,
      body: TicketNoteBody,
      response: { 200: TicketDetail, ...refusals(400, 401, 403, 404, 409, 422) },
    },
    handler: async (request) => {
      const { id } = request.params;
      const { message, files } = request.body;
      await once(db, request, [id, message, ...(files ?? [])], async (tx) => {
        await noteOnTicket(tx, { id, message, ...(files && { files }) }, actorOf(request));
        return done;
      });
      return ticketDetail(db, id);
    },
  });
};
