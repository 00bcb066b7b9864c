import type { ApiConfig } from '../../config.ts';
import { createDatabase, type DatabaseConnection } from '../../create-database.ts';
import { runningServer } from '../../db/embedded/running-server.ts';

/** The server that a running storefront holds, else one of our own for as long as the import takes. */
export async function openDatabase(config: ApiConfig): Promise<DatabaseConnection> {
  return createDatabase({ ...config, databaseUrl: config.databaseUrl ?? (await runningServer(config.dataDir)) });
}
