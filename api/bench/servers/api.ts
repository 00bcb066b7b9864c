import { createApi, createDatabase, readConfig, stopOnSignals } from '../../src/index.ts';

/** The API with the demo world in the given folder, or on the given database, as in production except for its data. */
const [folder = '', databaseUrl] = process.argv.slice(2);
// It must not refuse requests because the machine does other work at the same time.
const patience = { MAX_EVENT_LOOP_DELAY_MS: '600000' };
const config = readConfig({ DATA_DIR: folder, PORT: '0', DATABASE_URL: databaseUrl, ...patience });
const db = await createDatabase(config);
const api = await createApi({ db, config });
stopOnSignals(async () => {
  await api.close();
  await db.close();
});
process.stdout.write(`${await api.listen({ host: '127.0.0.1', port: 0 })}\n`);
