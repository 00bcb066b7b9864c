import { and, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { inboundMails } from '../../db/schema/inbound-mail.ts';
import { ticketFiles } from '../../db/schema/support.ts';
import { dayMs } from '../../day-ms.ts';
import { assertOwnStore, type ListedFile, openFolderFiles } from '../../operations/index.ts';
import { incomingFolder, type AttachmentPlace } from './uploads.ts';

/**
 * Deletes files that belong to no ticket and no arrived mail, because a process died in between, and those uploaded a
 * day ago but never sent. Returns how many.
 * @throws Error if the store belongs to another database
 */
export async function sweepUploads({ db, attachments, dataDir }: AttachmentPlace & { db: Database }): Promise<number> {
  const incoming = openFolderFiles(incomingFolder(dataDir));
  const cutShort = (await incoming.list()).filter(isOld);
  await Promise.all(cutShort.map(({ name }) => incoming.remove(name)));
  const stored = await attachments.list();
  const named = await namedByRows(
    db,
    stored.map(({ name }) => name),
  );
  await assertOwnStore(db, attachments, named.size > 0);
  for (const { file } of await forgetUnsent(db)) named.delete(file);
  const orphans = stored.filter((file) => isOld(file) && !named.has(file.name));
  await Promise.all(orphans.map(({ name }) => attachments.remove(name)));
  return cutShort.length + orphans.length;
}

const isOld = ({ changedAt }: ListedFile) => Date.now() - changedAt.getTime() > dayMs;

/** By the files of tickets, and by arrived mails. */
async function namedByRows(db: Database, names: string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const ofTickets = db.select({ file: ticketFiles.file }).from(ticketFiles).where(inArray(ticketFiles.file, names));
  const ofMails = db.select({ file: inboundMails.file }).from(inboundMails).where(inArray(inboundMails.file, names));
  return new Set((await ofTickets.unionAll(ofMails)).map(({ file }) => file));
}

/** Removes the rows of old uploads that were never sent. */
const forgetUnsent = (db: Database) =>
  db
    .delete(ticketFiles)
    .where(and(isNull(ticketFiles.sentAt), lt(ticketFiles.createdAt, sql`now() - interval '1 day'`)))
    .returning({ file: ticketFiles.file });
