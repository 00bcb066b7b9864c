import { and, eq } from 'drizzle-orm';
import { ticketEvents, type Queries } from '../../db/index.ts';
import { isAddressOf } from '../forms/is-address-of.ts';
import type { TicketRow } from './ticket-store.ts';

/**
 * Whether the ticket's email is its requester's: they raised it signed in with that address, or have answered through
 * the link that was sent there. Until then, name and subject are a stranger's words, and no email quotes them.
 */
export async function isProvenRequester(db: Queries, { id, email, userId }: TicketRow): Promise<boolean> {
  if (userId !== null && (await isAddressOf(db, userId, email))) return true;
  const answers = await db
    .select({ id: ticketEvents.id })
    .from(ticketEvents)
    .where(and(eq(ticketEvents.ticketId, id), eq(ticketEvents.author, 'requester'), eq(ticketEvents.kind, 'message')))
    .limit(1);
  return answers.length > 0;
}

/** The ticket, with the name that its emails may use. */
export async function asMailed(db: Queries, ticket: TicketRow): Promise<TicketRow> {
  return (await isProvenRequester(db, ticket)) ? ticket : { ...ticket, name: 'there', subject: 'Your ticket' };
}
