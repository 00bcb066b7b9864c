import {
  SupportOverview,
  TicketAgent,
  TicketChanges,
  TicketPage,
  TicketsChanged,
  TicketsFilter,
  TicketsQuery,
} from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { callerOf, csvResponse, forAdministrators as config, refusals, sendCsv } from '../../http/index.ts';
import { actorOf } from '../../operations/index.ts';
import { listAgents } from './agents.ts';
import { changeTickets } from './change-tickets.ts';
import { everyTicket, listTickets } from './list-inbox.ts';
import { readSupportOverview } from './support-overview.ts';
import { ticketColumns } from './ticket-csv.ts';

/** The list of tickets, and bulk changes. */
export const ticketInboxRoutes: Routes = async (app, context) => {
  const { db } = context;
  app.get('/tex-suite/ticket', {
    config,
    schema: {
      summary: 'A page of tickets, contact messages and demo requests, with search, filters and sorting.',
      querystring: TicketsQuery,
      response: { 200: TicketPage, ...refusals(400, 401, 403) },
    },
    handler: (request) => listTickets(db, request.query, callerOf(request).userId),
  });

  app.get('/tex-admin/overview/support', {
    config,
    schema: {
      summary: 'Unsolved tickets, contact messages and demo requests, counted by age.',
      response: { 200: SupportOverview, ...refusals(401, 403) },
    },
    handler: () => readSupportOverview(db),
  });

  app.get('/tex-suite/ticket/csv', {
    config: { ...config, fresh: true },
    schema: {
      summary: 'All tickets of a search as a CSV file.',
      querystring: TicketsFilter,
      response: { 200: csvResponse, ...refusals(400, 401, 403) },
    },
    handler: async (request, reply) => {
      const rows = everyTicket(db, request.query, callerOf(request).userId);
      return sendCsv(reply, { name: 'tickets.csv', columns: ticketColumns, rows });
    },
  });

  app.put('/tex-suite/ticket', {
    config,
    schema: {
      summary:
        'Assigns tickets, or changes their status or priority: all of them or none, or those that match a filter.',
      body: TicketChanges,
      response: { 200: TicketsChanged, ...refusals(400, 401, 403, 404) },
    },
    handler: (request) => changeTickets(context, request.body, actorOf(request)),
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
