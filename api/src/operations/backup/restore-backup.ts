import type pg from 'pg';
import { migrationLock } from '../../db/migrate.ts';
import { applySteps, type MigrationStep, migrationSteps } from '../../db/index.ts';
import { openFileStore } from '../files/file-store.ts';
import { readArchive } from './archive/read-archive.ts';
import { BackupError, explainBackup } from './backup-error.ts';
import { checkBackup, stepsOf } from './check-backup.ts';
import { inTransaction } from './in-transaction.ts';
import { afterLoading, beforeLoading, loadRows } from './load-tables.ts';
import type { Manifest } from './manifest.ts';
import { withClient } from '../../db/with-client.ts';
import { fileOwners, type BackupConfig } from './write-backup.ts';

interface RestoreOptions {
  /** Allows replacing a database that is not empty. */
  force: boolean;
}

/**
 * Restores database and files. The file is checked before anything is changed, and the database is restored in one
 * transaction: if anything fails, it stays as it was.
 * @throws BackupError or StartError with one sentence
 */
export async function restoreBackup(config: BackupConfig, path: string, { force }: RestoreOptions): Promise<Manifest> {
  const manifest = await checkBackup(path);
  const steps = stepsOf(manifest, migrationSteps());
  try {
    await withClient(config, async (client) => {
      // A storefront that starts meanwhile waits for this lock.
      await client.query('select pg_advisory_lock($1)', [migrationLock]);
      await assertUnused(client);
      if (!force) await assertEmpty(client);
      // Files first: files without rows get deleted later, but rows without files would be broken.
      await restoreFiles(config, path);
      await inTransaction(client, () => restoreDatabase(client, { path, manifest, steps }));
      await client.query('analyze');
    });
    return manifest;
  } catch (error) {
    throw explainBackup(error, config.dataDir);
  }
}

async function assertUnused(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name in ('marketplace', 'marketplace-migrations')`,
  );
  if ((rows[0]?.count ?? 0) > 0)
    throw new BackupError('A storefront or API is running on this database. Stop it first, then restore.');
}

async function assertEmpty(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query("select to_regclass('public.users') as users");
  if (tables[0]?.users === null) return;
  const { rows } = await client.query('select 1 from users limit 1');
  if (rows.length > 0)
    throw new BackupError("The database isn't empty. Use --force to replace everything in it with the backup.");
}

interface Source {
  path: string;
  manifest: Manifest;
  steps: MigrationStep[];
}

/** In the caller's transaction, replacing everything in the database. */
export async function restoreDatabase(client: pg.Client, { path, manifest, steps }: Source): Promise<void> {
  await client.query('drop schema if exists public, drizzle, pgboss cascade; create schema public');
  await client.query('grant usage on schema public to public');
  await applySteps(client, steps);
  const keys = await beforeLoading(client, manifest);
  for await (const { name, content } of readArchive(path))
    if (name.startsWith('tables/')) await loadRows(client, manifest, name, content);
  await afterLoading(client, manifest, keys);
}

async function restoreFiles(config: BackupConfig, path: string): Promise<void> {
  for (const owner of fileOwners) {
    const below = `files/${owner}/`;
    const files = await openFileStore(config, owner);
    for await (const { name, content } of readArchive(path))
      // Downloads use the content type from the database.
      if (name.startsWith(below)) await files.put(name.slice(below.length), content, 'application/octet-stream');
  }
}
