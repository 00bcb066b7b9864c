import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { type Queries, type StoredAttachment, ticketEvents, ticketFiles } from '../../db/index.ts';
import { found } from '../../http/index.ts';
import type { Uploader } from './unsent-files.ts';

/** Agents see sent files and their own uploads; requesters see neither files of notes nor what agents haven't sent. */
const mayBeSeenBy = (of: Uploader) =>
  of.uploader === 'agent'
    ? or(isNotNull(ticketFiles.sentAt), eq(ticketFiles.uploaderId, of.uploaderId))
    : or(
        and(isNull(ticketFiles.sentAt), eq(ticketFiles.uploader, 'requester')),
        and(isNotNull(ticketFiles.sentAt), or(isNull(ticketFiles.eventId), eq(ticketEvents.kind, 'message'))),
      );

/** @throws ApiError 404, also for a file they may not see */
export async function findFile(db: Queries, of: Uploader, id: string): Promise<StoredAttachment> {
  const { file, name, type, size } = ticketFiles;
  const [row] = await db
    .select({ file, name, type, size })
    .from(ticketFiles)
    .leftJoin(
      ticketEvents,
      and(eq(ticketEvents.ticketId, ticketFiles.ticketId), eq(ticketEvents.id, ticketFiles.eventId)),
    )
    .where(and(eq(ticketFiles.id, id), eq(ticketFiles.ticketId, of.ticketId), mayBeSeenBy(of)));
  return found('file', row);
}
