import type { TicketData, TicketKind, WebhookData } from '@marketplace/shared/contracts';
import { eq, inArray, sql } from 'drizzle-orm';
import { modules, type Queries, tickets, type Transaction } from '../../db/index.ts';
import { found } from '../../http/index.ts';
import { recordEvent } from '../../notifications/index.ts';

interface NewTicket {
  id: string;
  /** A ticket by default. */
  kind?: TicketKind;
  /** A conversation from another form gets its link with the first answer. */
  publicTokenHash?: Buffer;
  data: TicketData;
  userId: string | null;
  clientId: string | null;
}

export type TicketRow = typeof tickets.$inferSelect;

/** TEX-2026-000123: the year it was raised and a unique number. */
const nextNumber = sql<string>`'TEX-' || to_char(now() at time zone 'UTC', 'YYYY') || '-' || lpad(nextval('ticket_numbers')::text, 6, '0')`;

export async function insertTicket(tx: Transaction, { data, ...ticketOf }: NewTicket): Promise<TicketRow> {
  const [ticket] = await tx
    .insert(tickets)
    .values({
      ...ticketOf,
      number: nextNumber,
      name: data.name,
      email: data.email,
      phone: data.phone ?? null,
      category: data.category,
      moduleId: data.moduleId ?? null,
      subject: data.subject,
      description: data.description,
      priority: data.priority,
    })
    .returning();
  if (!ticket) throw new Error('The ticket was not written.');
  await recordEvent(tx, { type: 'ticket.opened', clientId: ticket.clientId, data: ticketData(ticket) });
  return ticket;
}

/** What webhooks are told about a ticket. */
function ticketData(ticket: TicketRow): WebhookData<'ticket.opened'> {
  const { id, number, clientId, kind, status, priority, subject, userId, name, email } = ticket;
  return { id, number, clientId, kind, status, priority, subject, userId, name, email };
}

/** Tells webhooks that someone has written to a ticket, which then has this status. */
export function tellAnswer(
  tx: Transaction,
  ticket: TicketRow,
  author: 'agent' | 'requester',
  status: TicketRow['status'],
): Promise<void> {
  const data = { ...ticketData(ticket), status, author };
  return recordEvent(tx, { type: 'ticket.answered', clientId: ticket.clientId, data });
}

export async function findTicket(db: Queries, id: string): Promise<TicketRow | undefined> {
  const [ticket] = await db.select().from(tickets).where(eq(tickets.id, id));
  return ticket;
}

export async function findTicketByHash(db: Queries, publicTokenHash: Buffer): Promise<TicketRow | undefined> {
  const [ticket] = await db.select().from(tickets).where(eq(tickets.publicTokenHash, publicTokenHash));
  return ticket;
}

/** Locked until the end of the transaction, always in the same order. */
export const lockTickets = (tx: Transaction, ids: string[]): Promise<TicketRow[]> =>
  tx.select().from(tickets).where(inArray(tickets.id, ids)).orderBy(tickets.id).for('update');

/** @throws ApiError 404 */
export const lockTicket = async (tx: Transaction, id: string): Promise<TicketRow> =>
  found('ticket', (await lockTickets(tx, [id]))[0]);

type Change = Partial<Pick<TicketRow, 'status' | 'priority' | 'assigneeId'>>;

/** Stores a change and its time. */
export async function updateTicket(db: Queries, id: string, change: Change): Promise<void> {
  await db
    .update(tickets)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(tickets.id, id));
}

/** The module's name, even if it has been withdrawn since. */
export async function moduleOf(db: Queries, { moduleId }: TicketRow): Promise<{ id: string; name: string } | null> {
  if (moduleId === null) return null;
  const [module] = await db
    .select({ id: modules.id, name: modules.name })
    .from(modules)
    .where(eq(modules.id, moduleId));
  return module ?? { id: moduleId, name: moduleId };
}
