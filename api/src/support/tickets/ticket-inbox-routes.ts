import { TicketAgent, TicketChanges, TicketPage, TicketsChanged, TicketsQuery } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { callerOf, forAdministrators as config, refusals } from '../../http/index.ts';
import { actorOf } from '../../operations/index.ts';
import { listAgents } from './agents.ts';
import { changeTickets } from './change-tickets.ts';
import { listTickets } from './list-inbox.ts';

/** The list of tickets, and bulk changes. */
export const ticketInboxRoutes: Routes = async (app, context) => {
  const { db } = context;
  app.get('/tex-suite/ticket', {
    config,
    schema: {
      summary: 'A page of tickets, searched, filtered and sorted.',
      querystring: TicketsQuery,
      response: { 200: TicketPage, ...refusals(400, 401, 403) },
    },
    handler: (request) => listTickets(db, request.query, callerOf(request).userId),
  });

  app.put('/tex-suite/ticket', {
    config,
    schema: {
      summary: 'Assigns tickets, or changes their status or priority, all or none.',
      body: TicketChanges,
      response: { 200: TicketsChanged, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => ({
      changed: await changeTickets(context, request.body, actorOf(request)),
    }),
  });

  app.get('/tex-suite/ticket/agents', {
    config,
    schema: {
      summary: 'The possible assignees of tickets.',
      response: { 200: Type.Array(TicketAgent), ...refusals(401, 403) },
    },
    handler: () => listAgents(db),
  });
};
