import { join, resolve } from 'node:path';
import { readConfig } from '../../config.ts';
import { runCommand } from '../../run-command.ts';
import { writeBackup } from './write-backup.ts';

runCommand(
  {
    usage: 'npm run backup -- [--to FILE.tar.gz]',
    about: 'Writes the database, uploads and pictures to one file, also while the storefront runs.',
    options: {
      to: { type: 'string', value: 'FILE', help: 'the file; by default, one in "backups" in the data folder' },
    },
  },
  async ({ values, whereAsked }) => {
    const config = readConfig();
    const moment = new Date().toISOString().replace(/[:.]/g, '-');
    const given = values.to === undefined ? undefined : resolve(whereAsked, values.to);
    const path = given ?? join(config.dataDir, 'backups', `marketplace-${moment}.tar.gz`);
    const { tables, entries } = await writeBackup(config, path);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const files = entries.filter(({ name }) => name.startsWith('files/')).length;
    return `${path}: ${rows.toLocaleString('en')} rows of ${tables.length} tables and ${files} files. Keep it as safe as the database.`;
  },
);
