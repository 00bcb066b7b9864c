import { DemoAppointmentBody, Id, TicketDetail } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { forAdministrators as config, refusals } from '../../http/index.ts';
import { actorOf } from '../../operations/index.ts';
import { ticketDetail } from '../tickets/ticket-detail.ts';
import { appointDemo, cancelDemo } from './appoint-demo.ts';

const params = Type.Object({ id: Id });
const response = { 200: TicketDetail, ...refusals(400, 401, 403, 404, 409) };

/** The time of a demo, agreed in the conversation of its request. */
export const demoAppointmentRoutes: Routes = async (app, context) => {
  app.put('/tex-suite/ticket/:id/demo', {
    config,
    schema: {
      summary: 'Confirms or reschedules a demo. The requester gets an email with an invitation.',
      params,
      body: DemoAppointmentBody,
      response,
    },
    handler: async (request) => {
      const { startsAt, minutes, place, was } = request.body;
      const body = { startsAt, minutes, place, ...(was !== undefined && { was }) };
      await appointDemo(context, request.params.id, body, actorOf(request));
      return ticketDetail(context.db, request.params.id);
    },
  });

  app.delete('/tex-suite/ticket/:id/demo', {
    config,
    schema: {
      summary: 'Cancels a confirmed demo, by email and in calendars.',
      params,
      querystring: Type.Pick(DemoAppointmentBody, ['was']),
      response,
    },
    handler: async (request) => {
      await cancelDemo(context, request.params.id, request.query.was, actorOf(request));
      return ticketDetail(context.db, request.params.id);
    },
  });
};
