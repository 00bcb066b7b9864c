import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import type { ApiConfig } from '../../config.ts';
import { runningServer } from '../../db/embedded/running-server.ts';
import { errorCode } from '../../error-code.ts';
import { openFileStore, type FileOwner } from '../files/file-store.ts';
import { writeArchive, type ArchiveEntry, type ArchiveWriter } from './archive/write-archive.ts';
import { BackupError, explainBackup } from './backup-error.ts';
import { dumpTables, readSequences } from './dump-tables.ts';
import { manifestName, type Manifest } from './manifest.ts';
import { withClient } from '../../db/with-client.ts';

export type BackupConfig = Pick<ApiConfig, 'databaseUrl' | 'dataDir' | 'uploadStore' | 's3'> &
  Partial<Pick<ApiConfig, 'migrateDatabaseUrl'>>;

/** Owners of files, each with a folder in the archive. */
export const fileOwners: readonly FileOwner[] = ['uploads', 'pictures'];

/**
 * Writes database and files into one file, even while the storefront runs.
 * @throws BackupError with one sentence
 */
export async function writeBackup(config: BackupConfig, path: string): Promise<Manifest> {
  const databaseUrl = config.databaseUrl ?? (await runningServer(config.dataDir));
  try {
    await makeFolderOf(path);
    return await withClient({ ...config, databaseUrl }, (client) => dump(client, config, path));
  } catch (error) {
    throw explainBackup(error, path);
  }
}

async function makeFolderOf(path: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
  } catch (error) {
    if (!['EEXIST', 'ENOTDIR'].includes(errorCode(error))) throw error;
    throw new BackupError(`${path} can't be created: a file is in the place of its folder.`);
  }
}

async function dump(client: pg.Client, config: BackupConfig, path: string): Promise<Manifest> {
  await client.query('begin isolation level repeatable read read only');
  const migrations = await readMigrations(client);
  return writeArchive(path, async (archive) => {
    const { tables, entries } = await dumpTables(client, archive);
    const sequences = await readSequences(client);
    // After the rows: a file added in between has no row, but no row lacks its file.
    for (const owner of fileOwners) entries.push(...(await dumpFiles(config, owner, archive)));
    const madeAt = new Date().toISOString();
    const manifest: Manifest = { format: 'marketplace-backup-1', madeAt, migrations, tables, sequences, entries };
    await archive.add(manifestName, Buffer.from(JSON.stringify(manifest)));
    return manifest;
  });
}

async function readMigrations(client: pg.Client): Promise<Manifest['migrations']> {
  const { rows: known } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (known[0]?.name === null)
    throw new BackupError('This database has no marketplace, so there is nothing to back up.');
  const { rows } = await client.query<{ when: string; hash: string }>(
    'select created_at::text as when, hash from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ when, hash }) => ({ when: Number(when), hash }));
}

async function dumpFiles(config: BackupConfig, owner: FileOwner, archive: ArchiveWriter): Promise<ArchiveEntry[]> {
  const files = await openFileStore(config, owner);
  const entries: ArchiveEntry[] = [];
  for (const { name } of await files.list()) {
    const file = await files.get(name);
    // It was just deleted.
    if (file) entries.push(await archive.add(`files/${owner}/${name}`, await buffer(file.content)));
  }
  return entries;
}
