import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { text } from 'node:stream/consumers';
import type { Database } from '../../db/index.ts';
import { ownerFile, type FileStore } from './file-store.ts';

/** Unique to this database: a copy on another server has a different one. */
export async function databaseId(db: Database): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select concat_ws('-', s.system_identifier, d.oid) as id
          from pg_control_system() s, pg_database d where d.datname = current_database()`,
  );
  return rows[0]?.id ?? randomUUID();
}

/**
 * Verifies that a store's files belong to this database before any is deleted. The first database that finds a store
 * empty, or knows one of its files, claims it in the owner file.
 * @throws Error for the store of another database, and for one without a known owner
 */
export async function assertOwnStore(db: Database, files: FileStore, knowsSome: boolean): Promise<void> {
  const id = await databaseId(db);
  const marker = await files.get(ownerFile);
  const owner = marker ? (await text(marker.content)).trim() : undefined;
  if (owner === id) return;
  if (owner !== undefined)
    throw new Error(`The file store belongs to another database. If it is this one's, delete its file ${ownerFile}.`);
  if (!knowsSome && (await files.list()).length > 0)
    throw new Error('The file store holds files, but this database knows none of them: nothing is deleted.');
  await files.put(ownerFile, Buffer.from(`${id}\n`), 'text/plain');
}
