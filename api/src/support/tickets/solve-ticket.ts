import type { TicketView } from '@marketplace/shared/contracts';
import type { Database } from '../../db/index.ts';
import { ticketByLink, viewTicket } from './ticket-by-link.ts';
import { insertEvents } from './ticket-events.ts';
import { lockTicket, updateTicket } from './ticket-store.ts';

/** Marks a ticket as solved for its requester; nothing changes if it is already solved or closed. */
export async function solveTicket(db: Database, token: string): Promise<TicketView> {
  const { id } = await ticketByLink(db, token);
  return db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, id);
    if (['resolved', 'closed'].includes(ticket.status)) return viewTicket(tx, ticket);
    const by = { author: 'requester', authorName: ticket.name, authorId: ticket.userId } as const;
    await insertEvents(tx, [{ ...by, ticketId: id, kind: 'status', body: 'resolved' }]);
    await updateTicket(tx, id, { status: 'resolved' });
    return viewTicket(tx, { ...ticket, status: 'resolved', updatedAt: new Date() });
  });
}
