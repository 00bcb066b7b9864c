import { createDatabase } from './create-database.ts';
import { readConfig } from './config.ts';
import { runCommand } from './run-command.ts';

runCommand(
  {
    usage: 'npm run migrate',
    about:
      'Brings the tables of the database up to date, and ends. Every start does the same; this is for a job before it.',
  },
  async () => {
    const database = await createDatabase(readConfig());
    await database.close();
    return 'The database is up to date.';
  },
);
