import { TicketCategory, TicketPriority, type TicketView } from '@marketplace/shared/contracts';
import { Value } from 'typebox/value';
import type { Queries } from '../../db/index.ts';
import { moduleOf, type TicketRow } from './ticket-store.ts';

type About = Omit<TicketView, 'events' | 'canAnswer'>;

/** What both requester and administrators see of a ticket. */
export async function aboutTicket(db: Queries, ticket: TicketRow): Promise<About> {
  const { kind, number, name, email, subject, description, status, attachment, createdAt, updatedAt } = ticket;
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
    attachment: attachment && { name: attachment.name, type: attachment.type, size: attachment.size },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
