import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '../../day-ms.ts';
import type { ApiConfig } from '../../config.ts';
import type { Database } from '../../db/index.ts';
import { defineScheduledJob } from '../../jobs/index.ts';
import { databaseId } from '../files/store-owner.ts';
import { writeBackup, type BackupConfig } from './write-backup.ts';

interface Context {
  db: Database;
  config: BackupConfig & Pick<ApiConfig, 'backupTo' | 'backupDays'>;
}

export const scheduledBackup = defineScheduledJob({
  name: 'backup',
  title: 'Back up database and files',
  schedule: '30 2 * * *',
  expireInSeconds: 6 * 3_600,
  run: (context: Context) => backUp(context),
});

/**
 * Writes a backup into the folder of BACKUP_TO and deletes older ones, if there is such a folder. Only the files that
 * this job of this database wrote are deleted, and never the one just written.
 */
export async function backUp({ db, config }: Context, now = new Date()): Promise<void> {
  const { backupTo, backupDays } = config;
  if (backupTo === undefined) return;
  const prefix = `marketplace-auto-${createHash('sha256')
    .update(await databaseId(db))
    .digest('hex')
    .slice(0, 8)}-`;
  const moment = now.toISOString().replace(/[:.]/g, '-');
  await writeBackup(config, join(backupTo, `${prefix}${moment}.tar.gz`));
  if (backupDays === 0) return;
  const oldest = now.getTime() - backupDays * dayMs;
  for (const name of await readdir(backupTo)) {
    const writtenAt = name.startsWith(prefix) ? momentIn(name.slice(prefix.length)) : undefined;
    if (writtenAt !== undefined && writtenAt < oldest) await rm(join(backupTo, name), { force: true });
  }
}

const form = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)\.tar\.gz(?:\.part)?$/;

/** In milliseconds; undefined for any other name. */
function momentIn(name: string): number | undefined {
  const [, hour, minute, second, rest] = form.exec(name) ?? [];
  return hour === undefined ? undefined : Date.parse(`${hour}:${minute}:${second}.${rest}`);
}
