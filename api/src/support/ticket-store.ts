import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { TicketData } from '@marketplace/shared/contracts';
import type { Transaction } from '../db/database.ts';
import { tickets, type StoredAttachment } from '../db/schema/support.ts';

interface NewTicket {
  data: TicketData;
  attachment: StoredAttachment | undefined;
  userId: string | null;
  clientId: string | null;
}

/** TEX-2026-000123: the year in which it was raised and a number that never comes twice. */
const nextNumber = sql<string>`'TEX-' || to_char(now() at time zone 'UTC', 'YYYY') || '-' || lpad(nextval('ticket_numbers')::text, 6, '0')`;

export async function insertTicket(tx: Transaction, { data, attachment, userId, clientId }: NewTicket) {
  const [ticket] = await tx
    .insert(tickets)
    .values({
      id: randomUUID(),
      number: nextNumber,
      userId,
      clientId,
      name: data.name,
      email: data.email,
      phone: data.phone ?? null,
      category: data.category,
      moduleId: data.moduleId ?? null,
      subject: data.subject,
      description: data.description,
      priority: data.priority,
      attachment: attachment ?? null,
    })
    .returning();
  if (!ticket) throw new Error('The ticket was not written.');
  return ticket;
}
