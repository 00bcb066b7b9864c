import { randomUUID } from 'node:crypto';
import type { TicketFile } from '@marketplace/shared/contracts';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Queries, type StoredAttachment, ticketFiles, type Transaction } from '../../db/index.ts';

interface Kept {
  ticketId: string;
  /** Of what was said with them; null for the ticket's description. */
  eventId: string | null;
  /** Already in the file store. */
  files: StoredAttachment[];
  uploader: 'requester' | 'agent';
  uploaderId?: string | null;
}

/** Adds files to a conversation, as sent. */
export async function keepFiles(tx: Transaction, { files, ...of }: Kept): Promise<void> {
  if (files.length === 0) return;
  const sentAt = sql`now()`;
  await tx
    .insert(ticketFiles)
    .values(files.map((file, position) => ({ ...of, ...file, id: randomUUID(), position, sentAt })));
}

export const shownFile = {
  id: ticketFiles.id,
  name: ticketFiles.name,
  type: ticketFiles.type,
  size: ticketFiles.size,
};

/** The sent files of a ticket, by the event they belong to; those of its description by null. */
export async function filesOf(db: Queries, ticketId: string): Promise<Map<string | null, TicketFile[]>> {
  const rows = await db
    .select({ eventId: ticketFiles.eventId, ...shownFile })
    .from(ticketFiles)
    .where(and(eq(ticketFiles.ticketId, ticketId), isNotNull(ticketFiles.sentAt)))
    .orderBy(asc(ticketFiles.position), asc(ticketFiles.createdAt));
  const files = new Map<string | null, TicketFile[]>();
  for (const { eventId, ...file } of rows) files.set(eventId, [...(files.get(eventId) ?? []), file]);
  return files;
}

/** The first file of the ticket's description, which is all that earlier remotes know of. */
export async function firstFile(db: Queries, ticketId: string): Promise<StoredAttachment | null> {
  const [file] = await db
    .select({ file: ticketFiles.file, name: ticketFiles.name, type: ticketFiles.type, size: ticketFiles.size })
    .from(ticketFiles)
    .where(and(eq(ticketFiles.ticketId, ticketId), isNull(ticketFiles.eventId), isNotNull(ticketFiles.sentAt)))
    .orderBy(asc(ticketFiles.position), asc(ticketFiles.createdAt))
    .limit(1);
  return file ?? null;
}
