import pg from 'pg';
import type { ApiConfig } from '../config.ts';
import { startPostgres } from './postgres.ts';

type ServerConfig = Pick<ApiConfig, 'databaseUrl' | 'dataDir'> & Partial<Pick<ApiConfig, 'migrateDatabaseUrl'>>;

/**
 * Uses the database as it is, without migrating it: the one at the URL, otherwise the embedded one in the folder.
 * Connects as the owner of its tables, if the configuration names one.
 */
export async function withClient<T>(
  { databaseUrl, migrateDatabaseUrl, dataDir }: ServerConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const embedded = databaseUrl === undefined ? await startPostgres(dataDir) : undefined;
  const client = new pg.Client({
    connectionString: embedded?.url ?? migrateDatabaseUrl ?? databaseUrl,
    application_name: 'marketplace-command',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
    await embedded?.stop();
  }
}
