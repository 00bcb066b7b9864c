import { Id, MyTicketPage, MyTicketsQuery, TicketLink } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { callerOf, refusals } from '../../http/index.ts';
import { tokenOfTicket } from '../tickets/ticket-link.ts';
import { findOwnTicket, listOwnTickets } from './own-tickets.ts';

const config = { access: 'signed-in' } as const;

/** The tickets and requests that people raised, for themselves. */
export const myTicketRoutes: Routes = async (app, context) => {
  const { db } = context;
  app.get('/tex-suite/ticket/mine', {
    config,
    schema: {
      summary: "A page of the caller's own tickets, contact messages and demo requests.",
      querystring: MyTicketsQuery,
      response: { 200: MyTicketPage, ...refusals(400, 401) },
    },
    handler: (request) => listOwnTickets(db, callerOf(request).userId, request.query),
  });

  app.post('/tex-suite/ticket/mine/:id/link', {
    config,
    schema: {
      summary: "The link to one of the caller's own tickets, as in its emails.",
      params: Type.Object({ id: Id }),
      response: { 200: TicketLink, ...refusals(400, 401, 404) },
    },
    handler: async (request) => {
      const ticket = await findOwnTicket(db, callerOf(request).userId, request.params.id);
      return { token: await tokenOfTicket(db, context, ticket) };
    },
  });
};
