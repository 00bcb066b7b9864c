import type { Routes } from '../api-context.ts';
import { registerTagged } from '../http/index.ts';
import { alertLinkRoutes, alertRoutes } from './alerts/alert-routes.ts';
import { contactRoutes } from './contact/contact-routes.ts';
import { demoAppointmentRoutes } from './demo-requests/demo-appointment-routes.ts';
import { demoRequestRoutes } from './demo-requests/demo-request-routes.ts';
import { inboundMailRoutes } from './inbound-mail/inbound-mail-routes.ts';
import { myTicketRoutes } from './my-tickets/my-ticket-routes.ts';
import { savedReplyRoutes } from './saved-replies/saved-reply-routes.ts';
import { statusFileRoutes } from './tickets/status-file-routes.ts';
import { ticketAttachmentRoutes } from './tickets/ticket-attachment-routes.ts';
import { ticketDetailRoutes } from './tickets/ticket-detail-routes.ts';
import { ticketFileRoutes } from './tickets/ticket-file-routes.ts';
import { ticketInboxRoutes } from './tickets/ticket-inbox-routes.ts';
import { ticketRoutes } from './tickets/ticket-routes.ts';
import { ticketStatusRoutes } from './tickets/ticket-status-routes.ts';

const marketplace = {
  Support: [ticketRoutes, ticketStatusRoutes, statusFileRoutes, myTicketRoutes],
  'Ticket inbox': [ticketInboxRoutes, ticketDetailRoutes, ticketAttachmentRoutes, ticketFileRoutes, savedReplyRoutes],
  Alerts: [alertRoutes, alertLinkRoutes],
  Contact: [contactRoutes],
  'Inbound email': [inboundMailRoutes],
  'Demo requests': [demoRequestRoutes, demoAppointmentRoutes],
};

/** Tickets, contact messages and requests for demos. */
export const supportRoutes: Routes = async (app, context) => {
  await registerTagged(app, marketplace, { ...context, prefix: '/marketplace' });
};
