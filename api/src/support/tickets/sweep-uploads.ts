import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { tickets } from '../../db/schema/support.ts';
import { dayMs } from '../../day-ms.ts';
import { type FileStore, openFolderFiles } from '../../operations/index.ts';
import { incomingFolder, type AttachmentPlace } from './uploads.ts';

/** Removes files that no ticket names: a process that dies between the two leaves one. Answers how many. */
export async function sweepUploads({ db, attachments, dataDir }: AttachmentPlace & { db: Database }): Promise<number> {
  const incoming = openFolderFiles(incomingFolder(dataDir));
  const [cutShort, old] = await Promise.all([olderThanDay(incoming), olderThanDay(attachments)]);
  const named = await namedByTickets(db, old);
  const orphans = old.filter((name) => !named.has(name));
  await Promise.all([...cutShort.map(incoming.remove), ...orphans.map(attachments.remove)]);
  return cutShort.length + orphans.length;
}

const olderThanDay = async (files: FileStore) =>
  (await files.list()).filter(({ changedAt }) => Date.now() - changedAt.getTime() > dayMs).map(({ name }) => name);

async function namedByTickets(db: Database, names: string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const file = sql<string>`${tickets.attachment} ->> 'file'`;
  return new Set((await db.select({ file }).from(tickets).where(inArray(file, names))).map((row) => row.file));
}
