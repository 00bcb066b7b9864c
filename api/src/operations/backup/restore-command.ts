import { resolve } from 'node:path';
import { readConfig } from '../../config.ts';
import { Misuse, runCommand } from '../../run-command.ts';
import type { Manifest } from './manifest.ts';
import { proveBackup } from './prove-backup.ts';
import { restoreBackup } from './restore-backup.ts';

runCommand(
  {
    usage: 'npm run restore -- FILE.tar.gz',
    about: 'Restores the database, uploads and pictures from a backup. Stop the storefront first.',
    options: {
      force: { type: 'boolean', help: "replaces everything in a database that isn't empty" },
      check: { type: 'boolean', help: 'changes nothing; tests the backup by restoring it to a scratch database' },
    },
    most: 1,
  },
  async ({ values, positionals, whereAsked }) => {
    const [file] = positionals;
    if (file === undefined) throw new Misuse('Enter the backup to restore.');
    const path = resolve(whereAsked, file);
    if (values.check === true) return proved(path, await proveBackup(readConfig(), path));
    const { madeAt, tables } = await restoreBackup(readConfig(), path, {
      force: values.force === true,
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return `The marketplace is restored to ${madeAt}: ${rows.toLocaleString('en')} rows. Start it with npm start.`;
  },
);

function proved(path: string, { madeAt, tables, entries }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const files = entries.filter(({ name }) => name.startsWith('files/')).length;
  return `${path} is good: ${rows.toLocaleString('en')} rows and ${files} files from ${madeAt} were restored to a scratch database, which has been deleted.`;
}
