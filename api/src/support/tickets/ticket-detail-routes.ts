import { Id, TicketAnswerBody, TicketDetail, TicketNoteBody } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { forAdministrators as config, refusals } from '../../http/index.ts';
import { actorOf } from '../../operations/index.ts';
import { answerTicket, noteOnTicket } from './answer-ticket.ts';
import { ticketDetail } from './ticket-detail.ts';

const params = Type.Object({ id: Id });

/** A single ticket, for agents. */
export const ticketDetailRoutes: Routes = async (app, context) => {
  const { db } = context;
  app.get('/tex-suite/ticket/:id', {
    config,
    schema: {
      summary: 'A ticket with all its replies and changes, notes included.',
      params,
      response: { 200: TicketDetail, ...refusals(400, 401, 403, 404) },
    },
    handler: ({ params: { id } }) => ticketDetail(db, id),
  });

  app.post('/tex-suite/ticket/:id/answer', {
    config,
    schema: {
      summary: 'Replies to the requester, by email and on the ticket’s page.',
      params,
      body: TicketAnswerBody,
      response: { 200: TicketDetail, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => {
      await answerTicket(context, request.params.id, request.body, actorOf(request));
      return ticketDetail(db, request.params.id);
    },
  });

  app.post('/tex-suite/ticket/:id/note', {
    config,
    schema: {
      summary: 'Adds a note that only administrators see.',
      params,
      body: TicketNoteBody,
      response: { 200: TicketDetail, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => {
      await noteOnTicket(context, request.params.id, request.body.message, actorOf(request));
      return ticketDetail(db, request.params.id);
    },
  });
};
