import { randomUUID } from 'node:crypto';
import type { TicketFile } from '@marketplace/shared/contracts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Queries, type StoredAttachment, ticketEvents, ticketFiles, type Transaction } from '../../db/index.ts';
import { ApiError, invalid, notFound } from '../../http/index.ts';
import type { FileStore } from '../../operations/index.ts';
import { shownFile } from './ticket-files.ts';
import { lockTicket } from './ticket-store.ts';

/** The person who uploads files to a ticket, to send with their next message. Links identify requesters. */
export type Uploader =
  { ticketId: string; uploader: 'requester' } | { ticketId: string; uploader: 'agent'; uploaderId: string };

const mostUnsent = 20;

const isUnsentOf = (of: Uploader) =>
  and(
    eq(ticketFiles.ticketId, of.ticketId),
    eq(ticketFiles.uploader, of.uploader),
    of.uploader === 'agent' ? eq(ticketFiles.uploaderId, of.uploaderId) : undefined,
    isNull(ticketFiles.sentAt),
  );

/**
 * Keeps an uploaded file until it is sent. The ticket is locked, so that simultaneous uploads don't exceed the limit.
 * @throws ApiError 404 for an unknown ticket, 409 if too many files wait to be sent
 */
export async function keepUnsent(tx: Transaction, of: Uploader, file: StoredAttachment): Promise<TicketFile> {
  await lockTicket(tx, of.ticketId);
  if ((await tx.$count(ticketFiles, isUnsentOf(of))) >= mostUnsent) {
    throw new ApiError(409, 'too_many_files', `${mostUnsent} files haven't been sent yet. Send or remove some first.`);
  }
  const [kept] = await tx
    .insert(ticketFiles)
    .values({ ...of, ...file, id: randomUUID() })
    .returning(shownFile);
  if (!kept) throw new Error('The file was not written.');
  return kept;
}

/**
 * Removes an unsent upload.
 * @throws ApiError 404, also for someone else's
 */
export async function removeUnsent(db: Queries, attachments: FileStore, of: Uploader, id: string): Promise<void> {
  const [removed] = await db
    .delete(ticketFiles)
    .where(and(isUnsentOf(of), eq(ticketFiles.id, id)))
    .returning({ file: ticketFiles.file });
  if (!removed) throw notFound('file');
  await attachments.remove(removed.file);
}

/** The ids of uploads, or files from a mail. */
export type SentFiles = string[] | StoredAttachment[];

/**
 * Sends files with what was said, in order. Returns their names.
 * @throws ApiError 400 if an upload is missing, someone else's, or was already sent
 */
export async function sendFiles(
  tx: Transaction,
  of: Uploader,
  eventId: string,
  files: SentFiles = [],
): Promise<string[]> {
  const names: string[] = [];
  for (const [position, file] of files.entries()) {
    if (typeof file !== 'string') {
      await tx.insert(ticketFiles).values({ ...of, ...file, id: randomUUID(), eventId, position, sentAt: sql`now()` });
      names.push(file.name);
      continue;
    }
    const [sent] = await tx
      .update(ticketFiles)
      .set({ eventId, position, sentAt: sql`now()` })
      .where(and(isUnsentOf(of), eq(ticketFiles.id, file)))
      .returning({ name: ticketFiles.name });
    if (!sent) throw invalid('files', 'A file is missing. Remove it and attach it again.');
    names.push(sent.name);
  }
  return names;
}

interface Reply {
  ticketId: string;
  body: string;
  files?: string[] | undefined;
}

/** Whether this very reply of the requester is in the conversation: its response was lost, and it came again. */
export async function wasSent(tx: Transaction, { ticketId, body, files = [] }: Reply): Promise<boolean> {
  if (files.length === 0) return false;
  const sent = await tx
    .select({ id: ticketFiles.id })
    .from(ticketFiles)
    .innerJoin(
      ticketEvents,
      and(eq(ticketEvents.ticketId, ticketFiles.ticketId), eq(ticketEvents.id, ticketFiles.eventId)),
    )
    .where(
      and(
        eq(ticketFiles.ticketId, ticketId),
        inArray(ticketFiles.id, files),
        eq(ticketEvents.author, 'requester'),
        eq(ticketEvents.body, body),
      ),
    );
  return sent.length === files.length;
}
