import { randomUUID } from 'node:crypto';
import type { TicketEvent } from '@marketplace/shared/contracts';
import { and, asc, eq, inArray, max } from 'drizzle-orm';
import { type Queries, ticketEvents } from '../../db/index.ts';

type NewEvent = Omit<typeof ticketEvents.$inferInsert, 'id' | 'createdAt' | 'attachment'>;

/** Returns the ids of the new events, in order. */
export async function insertEvents(db: Queries, events: NewEvent[]): Promise<string[]> {
  if (events.length === 0) return [];
  const now = Date.now();
  // A millisecond apart, to keep the order of events from one change.
  const rows = events.map((event, index) => ({ ...event, id: randomUUID(), createdAt: new Date(now + index) }));
  await db.insert(ticketEvents).values(rows);
  return rows.map(({ id }) => id);
}

/** The events of a ticket, oldest first; optionally only these kinds. */
export async function listEvents(db: Queries, ticketId: string, kinds?: TicketEvent['kind'][]): Promise<TicketEvent[]> {
  const rows = await db
    .select({
      id: ticketEvents.id,
      kind: ticketEvents.kind,
      author: ticketEvents.author,
      authorName: ticketEvents.authorName,
      body: ticketEvents.body,
      createdAt: ticketEvents.createdAt,
    })
    .from(ticketEvents)
    .where(and(eq(ticketEvents.ticketId, ticketId), kinds && inArray(ticketEvents.kind, kinds)))
    .orderBy(asc(ticketEvents.createdAt), asc(ticketEvents.id));
  return rows.map(({ createdAt, ...event }) => ({ ...event, createdAt: createdAt.toISOString() }));
}

/** When the ticket was last resolved. */
export async function resolvedAt(db: Queries, ticketId: string): Promise<Date | null> {
  const { kind, body, createdAt } = ticketEvents;
  const [row] = await db
    .select({ at: max(createdAt) })
    .from(ticketEvents)
    .where(and(eq(ticketEvents.ticketId, ticketId), eq(kind, 'status'), eq(body, 'resolved')));
  return row?.at ?? null;
}
