import { createApi, createDatabase, readConfig, stopOnSignals } from '../../src/index.ts';

/** The API with the demo world in the given folder, as it runs in production but for its data. */
const [folder = ''] = process.argv.slice(2);
const config = readConfig({ DATA_DIR: folder, PORT: '0' });
const db = await createDatabase(config);
const api = await createApi({ db, config });
stopOnSignals(async () => {
  await api.close();
  await db.close();
});
process.stdout.write(`${await api.listen({ host: '127.0.0.1', port: 0 })}\n`);
