/** The public part of this domain: other domains import only this file. */
export { waitingAlerts } from './alerts/waiting-alerts.ts';
export { supportRoutes } from './support-routes.ts';
export { workOnMail } from './inbound-mail/inbound-mail-job.ts';
export { takeUpMails } from './inbound-mail/take-up-mails.ts';
export { listTickets } from './tickets/list-inbox.ts';
export { uploadSweep } from './tickets/upload-sweep.ts';
