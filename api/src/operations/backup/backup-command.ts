import { join, resolve } from 'node:path';
import { readConfig } from '../../config.ts';
import { runCommand } from './command.ts';
import { writeBackup } from './write-backup.ts';

const usage = `npm run backup -- [--to FILE.tar.gz]

  Writes database, uploads and pictures into one file, also while the storefront runs; without --to into the
  folder "backups" of the data folder.`;

runCommand({ usage, options: { to: { type: 'string' } }, most: 0 }, async ({ values, whereAsked }) => {
  const config = readConfig();
  const moment = new Date().toISOString().replace(/[:.]/g, '-');
  const given = typeof values.to === 'string' ? resolve(whereAsked, values.to) : undefined;
  const path = given ?? join(config.dataDir, 'backups', `marketplace-${moment}.tar.gz`);
  const { tables, entries } = await writeBackup(config, path);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const files = entries.filter(({ name }) => name.startsWith('files/')).length;
  return `${path}: ${rows.toLocaleString('en')} rows of ${tables.length} tables and ${files} files. Keep it as safe as the database.`;
});
