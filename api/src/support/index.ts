/** The public part of this domain: other domains import this file alone. */
export { supportRoutes } from './support-routes.ts';
export { listTickets } from './tickets/list-inbox.ts';
export { uploadSweep } from './tickets/upload-sweep.ts';
