import { createDatabase } from './create-database.ts';
import { readConfig } from './config.ts';
import { runCommand } from './run-command.ts';

runCommand(
  {
    usage: 'npm run migrate',
    about:
      'Brings the database tables up to date, then exits. Every start does this too; use it in a job before the start.',
  },
  async () => {
    const database = await createDatabase(readConfig());
    await database.close();
    return 'The database is up to date.';
  },
);
