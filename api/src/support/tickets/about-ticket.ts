import { TicketCategory, TicketPriority, type TicketEvent, type TicketView } from '@marketplace/shared/contracts';
import { Value } from 'typebox/value';
import type { Queries } from '../../db/index.ts';
import { listEvents } from './ticket-events.ts';
import { filesOf } from './ticket-files.ts';
import { moduleOf, type TicketRow } from './ticket-store.ts';

type About = Omit<TicketView, 'canAnswer'>;

/**
 * What both requester and administrators see of a ticket.
 * @param kinds the events wanted; all by default
 */
export async function aboutTicket(db: Queries, ticket: TicketRow, kinds?: TicketEvent['kind'][]): Promise<About> {
  const { id, kind, number, name, email, subject, description, status, createdAt, updatedAt } = ticket;
  const filesBy = await filesOf(db, id);
  const files = filesBy.get(null) ?? [];
  const events = await listEvents(db, id, kinds);
  return {
    kind,
    number,
    name,
    email,
    category: Value.Parse(TicketCategory, ticket.category),
    module: await moduleOf(db, ticket),
    subject,
    description,
    priority: Value.Parse(TicketPriority, ticket.priority),
    status,
    attachment: files[0] ?? null,
    files,
    events: events.map((event) => ({ ...event, files: filesBy.get(event.id) ?? [] })),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
