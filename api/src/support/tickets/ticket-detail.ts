import type { TicketDetail } from '@marketplace/shared/contracts';
import { eq } from 'drizzle-orm';
import { clients, type Queries, users } from '../../db/index.ts';
import { found } from '../../http/index.ts';
import { demoOf } from '../demo-requests/demo-of.ts';
import { aboutTicket } from './about-ticket.ts';
import { findTicket } from './ticket-store.ts';

/** An entire ticket, including notes. */
export async function ticketDetail(db: Queries, id: string): Promise<TicketDetail> {
  const ticket = found('ticket', await findTicket(db, id));
  const { assigneeId, clientId, phone, userId } = ticket;
  const [assignee] =
    assigneeId === null
      ? []
      : await db.select({ id: users.id, name: users.name }).from(users).where(eq(users.id, assigneeId));
  const [client] =
    clientId === null ? [] : await db.select({ name: clients.name }).from(clients).where(eq(clients.id, clientId));
  return {
    ...(await aboutTicket(db, ticket)),
    id,
    phone,
    organization: client?.name ?? null,
    organizationId: client ? clientId : null,
    userId,
    demo: ticket.kind === 'demo' ? await demoOf(db, id) : null,
    assignee: assignee ?? null,
  };
}
