import { resolve } from 'node:path';
import { readConfig } from '../../config.ts';
import { Misuse, runCommand } from '../../run-command.ts';
import { restoreBackup } from './restore-backup.ts';

runCommand(
  {
    usage: 'npm run restore -- FILE.tar.gz',
    about: 'Makes database, uploads and pictures as the backup has them. The storefront must not run.',
    options: { force: { type: 'boolean', help: 'also over a database that is not empty, which is lost' } },
    most: 1,
  },
  async ({ values, positionals, whereAsked }) => {
    const [file] = positionals;
    if (file === undefined) throw new Misuse('Name the backup to restore.');
    const { madeAt, tables } = await restoreBackup(readConfig(), resolve(whereAsked, file), {
      force: values.force === true,
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return `The marketplace is as it was at ${madeAt}: ${rows.toLocaleString('en')} rows. Start it with npm start.`;
  },
);
