import { useUrlView } from '../view/use-url-view.ts';
import { readView, writeView, type TicketsView } from './tickets-query.ts';

/** The inbox's state, kept in the URL. Pages and tickets can be gone back from. */
export const useTicketsView = () => useUrlView({ read: readView, write: writeView, steps: ['page', 'ticket'] });

/** The address of a ticket beside the list as it is now. */
export const ticketLink = (view: TicketsView, ticket: string) => `?${writeView({ ...view, ticket }).toString()}`;
