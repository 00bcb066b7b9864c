import type { ApiConfig } from './config.ts';
import { createDatabase, type DatabaseConnection } from './create-database.ts';
import { runningServer } from './db/embedded/running-server.ts';

/** The database of a running storefront; otherwise our own server, for as long as a command takes. */
export async function openDatabase(config: ApiConfig): Promise<DatabaseConnection> {
  return createDatabase({ ...config, databaseUrl: config.databaseUrl ?? (await runningServer(config.dataDir)) });
}
