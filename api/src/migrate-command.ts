import { createDatabase } from './create-database.ts';
import { readConfig } from './config.ts';
import { runCommand } from './operations/index.ts';

const usage = `npm run migrate

  Brings the tables of the database up to date, and ends. Every start does the same; this is for a job before it.`;

runCommand({ usage, options: {}, most: 0 }, async () => {
  const database = await createDatabase(readConfig());
  await database.close();
  return 'The database is up to date.';
});
