import { resolve } from 'node:path';
import { readConfig } from '../../config.ts';
import { restoreBackup } from './restore-backup.ts';
import { runCommand } from './command.ts';

const usage = `npm run restore -- FILE.tar.gz [--force]

  Makes database, uploads and pictures as the backup has them. The storefront must not run.
  --force  also over a database that is not empty, which is lost`;

runCommand({ usage, options: { force: { type: 'boolean' } }, most: 1 }, async ({ values, positionals, whereAsked }) => {
  const [file] = positionals;
  if (file === undefined) return undefined;
  const { madeAt, tables } = await restoreBackup(readConfig(), resolve(whereAsked, file), {
    force: values.force === true,
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `The marketplace is as it was at ${madeAt}: ${rows.toLocaleString('en')} rows. Start it with npm start.`;
});
