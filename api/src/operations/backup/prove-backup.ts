import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { applySteps, migrationSteps, toDatabase } from '../../db/index.ts';
import { withClient } from '../../db/with-client.ts';
import { errorCode } from '../../error-code.ts';
import { verifyAudit } from '../audit/chain/verify-audit.ts';
import { BackupError, explainBackup } from './backup-error.ts';
import { checkBackup, stepsOf } from './check-backup.ts';
import type { Manifest } from './manifest.ts';
import { restoreDatabase } from './restore-backup.ts';
import { inTransaction } from './in-transaction.ts';
import type { BackupConfig } from './write-backup.ts';

/**
 * Proves a backup: restores it into a scratch database, brings that up to date as a start would, and removes it again.
 * Neither the marketplace's own database nor its files are touched.
 * @throws BackupError or StartError with one sentence
 */
export async function proveBackup(config: BackupConfig, path: string): Promise<Manifest> {
  const manifest = await checkBackup(path);
  const known = migrationSteps();
  const steps = stepsOf(manifest, known);
  try {
    await withScratchDatabase(config, async (client) => {
      await inTransaction(client, async () => {
        await restoreDatabase(client, { path, manifest, steps });
        await applySteps(client, known.slice(steps.length));
      });
      await assertAuditWhole(client);
    });
    return manifest;
  } catch (error) {
    if (errorCode(error).startsWith('23') && error instanceof Error)
      throw new BackupError(`${path} can't be restored: ${error.message}. Use another backup.`);
    throw explainBackup(error, tmpdir());
  }
}

async function assertAuditWhole(client: pg.Client): Promise<void> {
  const { broken } = await verifyAudit(toDatabase(client));
  if (broken) throw new BackupError(`The audit log in the backup is broken at ${broken.sequence}: ${broken.problem}`);
}

type Work = (client: pg.Client) => Promise<void>;

/** On the configured server or, instead of the embedded one, which may be running, on a separate server. */
async function withScratchDatabase(config: BackupConfig, work: Work): Promise<void> {
  if (config.databaseUrl !== undefined) return withClient(config, (client) => onServer(client, work));
  const dataDir = await mkdtemp(join(tmpdir(), 'marketplace-check-'));
  try {
    await withClient({ databaseUrl: undefined, dataDir }, work);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function onServer(client: pg.Client, work: Work): Promise<void> {
  const database = `marketplace_check_${randomBytes(6).toString('hex')}`;
  await client.query(`create database ${database}`).catch((error: unknown) => {
    if (errorCode(error) !== '42501') throw error;
    throw new BackupError("The user of DATABASE_URL can't create databases, but --check needs a scratch database.");
  });
  const { host, port, user, password, ssl } = client;
  const scratch = new pg.Client({ host, port, user, password, ssl, database });
  scratch.on('error', () => undefined);
  try {
    await scratch.connect();
    await work(scratch);
  } finally {
    await scratch.end().catch(() => undefined);
    await client.query(`drop database ${database} with (force)`);
  }
}
