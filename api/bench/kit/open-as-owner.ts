import { createDatabase, readConfig, type DatabaseConnection } from '../../src/index.ts';
import { startPostgres } from '../../src/db/postgres.ts';

/**
 * A separate database in a folder, opened as the role that owns its tables: the API's may not drop indexes. It is empty, or
 * holds the demo.
 */
export async function openAsOwner(folder: string, holds: 'nothing' | 'demo' = 'nothing'): Promise<DatabaseConnection> {
  const postgres = await startPostgres(folder);
  const nodeEnv = holds === 'nothing' ? 'production' : 'development';
  const config = readConfig({ DATA_DIR: folder, NODE_ENV: nodeEnv, DATABASE_URL: postgres.url });
  const database = await createDatabase(config);
  const close = async () => {
    await database.close();
    await postgres.stop();
  };
  return { ...database, close };
}
