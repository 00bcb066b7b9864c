import { startPostgres } from '../src/db/postgres.ts';
import { stopOnSignals } from '../src/stop-on-signals.ts';

/** A process that holds the embedded server of a folder, as the storefront does. */
const starting = startPostgres(process.argv[2] ?? '');
stopOnSignals(async () => (await starting).stop());
starting.then(
  ({ url }) => process.stdout.write(`${url}\n`),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  },
);
// Runs until a signal comes.
setInterval(() => undefined, 60_000);
